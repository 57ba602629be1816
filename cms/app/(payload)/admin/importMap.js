import { Mark as Mark_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { Forgotten as Forgotten_dae0c7f3b1199aa7fca5d24fd97d2d7e } from '../../../admin/forgotten.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/logo.tsx#Mark": Mark_577f495c847acba9a56186a175b447bc,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/admin/forgotten.tsx#Forgotten": Forgotten_dae0c7f3b1199aa7fca5d24fd97d2d7e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
