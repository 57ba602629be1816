import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { call, idParams, pageOf, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { contactRequestBody } from './bodies.ts';
import { contactsLimits } from './limits.ts';
import { CONTACTS_PAGE_SIZE } from './rules.ts';

/** A contact as the member who asks sees it. `Role` says whether they made the request themselves. */
const contactStatus = z.object({
  State: z.enum(['NoContacts', 'Requested', 'Accepted', 'Denied']),
  Role: z.enum(['Creator', 'Other']).nullable(),
});

const PATH = '/api/v1/CustomContactlink';

export const contactsContract = {
  contacts: call({
    method: 'GET',
    path: `${PATH}/mycontacts`,
    summary: 'Je contacten, wie het laatst schreef eerst',
    access: 'member',
    query: pageQuery(CONTACTS_PAGE_SIZE),
    response: { json: pageOf(z.object({ User: userOnWire, LastUpdate: z.iso.datetime() })) },
  }),
  status: call({
    method: 'GET',
    path: `${PATH}/ContactStatusWithUser/{id}`,
    summary: 'Of je contact met iemand hebt, of een verzoek',
    access: 'member',
    params: idParams,
    response: { json: contactStatus },
  }),
  request: call({
    method: 'POST',
    path: PATH,
    summary: 'Iemand om contact vragen, met een eerste bericht',
    access: 'member',
    body: contactRequestBody,
    response: { json: contactStatus },
    errors: ['not_found', 'contact_limit'],
    once: true,
    limit: limits.write,
  }),
  requestAsDonor: call({
    method: 'POST',
    path: `${PATH}/Donor`,
    summary: 'Als donor iemand om contact vragen',
    access: 'member',
    body: contactRequestBody,
    response: { json: contactStatus },
    errors: ['not_found', 'forbidden', 'contact_limit'],
    once: true,
    limit: limits.write,
  }),
  accept: call({
    method: 'POST',
    path: `${PATH}/AcceptContactRequest/{id}`,
    summary: 'Het contactverzoek van deze persoon accepteren',
    access: 'member',
    params: idParams,
    response: { json: contactStatus },
    errors: ['conflict'],
    limit: limits.write,
  }),
  deny: call({
    method: 'POST',
    path: `${PATH}/DenyContactRequest/{id}`,
    summary: 'Het contactverzoek van deze persoon weigeren; de ander krijgt daar geen bericht van',
    access: 'member',
    whilePaused: true,
    params: idParams,
    response: { json: contactStatus },
    errors: ['conflict'],
    limit: limits.write,
  }),
  withdraw: call({
    method: 'DELETE',
    path: `${PATH}/requests/{id}`,
    summary: 'Je open contactverzoek aan deze persoon intrekken, met je bericht',
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.write,
  }),
  seen: call({
    method: 'POST',
    path: `${PATH}/seen/{id}`,
    summary: 'Het contactverzoek van deze persoon als gezien markeren',
    access: 'member',
    whilePaused: true,
    params: idParams,
    response: 'empty',
    limit: limits.write,
  }),
  remove: call({
    method: 'DELETE',
    path: `${PATH}/contacts/{id}`,
    summary: 'Het contact met deze persoon verwijderen, met alle berichten, bij jullie allebei',
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['conflict'],
    limit: limits.write,
  }),
  conversationWith: call({
    method: 'GET',
    path: `${PATH}/conversationwith/{id}`,
    summary: 'Wanneer er het laatst iets gebeurde in je gesprek met deze persoon',
    access: 'member',
    params: idParams,
    response: { json: z.object({ LastUpdate: z.iso.datetime() }) },
  }),
  blockedMembers: call({
    method: 'GET',
    path: '/api/v1/blocks',
    summary: 'Wie je hebt geblokkeerd, de laatste eerst',
    access: 'member',
    query: pageQuery(CONTACTS_PAGE_SIZE, 100),
    response: { json: pageOf(z.object({ User: userOnWire, Created: z.iso.datetime() })) },
  }),
  block: call({
    method: 'POST',
    path: '/api/v1/blocks/{id}',
    summary:
      'Iemand blokkeren; jullie contact en berichten worden verwijderd, en voor de ander ben je wat je voor een bezoeker bent',
    access: 'member',
    whilePaused: true,
    params: idParams,
    response: 'empty',
    errors: ['conflict'],
    limit: contactsLimits.memberBlock,
  }),
  unblock: call({
    method: 'DELETE',
    path: '/api/v1/blocks/{id}',
    summary: 'Iemand niet langer blokkeren',
    access: 'member',
    params: idParams,
    response: 'empty',
    limit: limits.write,
  }),
  donorMatch: call({
    method: 'GET',
    path: '/api/v1/PotentialDonor/match-user',
    summary: 'Wie een donor bij het registreren wilde bereiken; NewConversation tot het eerste bericht',
    access: 'member',
    response: { json: z.object({ Id: z.int(), NewConversation: z.boolean() }) },
    errors: ['not_found'],
    background: true,
  }),
};
