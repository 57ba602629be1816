import type { FastifyRequest } from 'fastify';
import { hashNetwork } from '#app/platform/limits/network.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import type { Platform } from '#app/platform/platform.ts';

/** Gives a hook that counts a file, made when it is asked for, as a page that is rendered for a visitor (rules.md R38). */
export const countFile =
  ({ config, limits: counts }: Pick<Platform, 'config' | 'limits'>) =>
  ({ ip }: FastifyRequest): Promise<void> =>
    counts.count(limits.page, { viewer: null, network: hashNetwork(ip, config.secret) });
