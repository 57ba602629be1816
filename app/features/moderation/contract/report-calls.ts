import { z } from 'zod';
import { call, idParams } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { anyReportBody, reportBody } from '../bodies.ts';
import { moderationLimits } from '../limits.ts';
import { thingParams } from './thing-calls.ts';

/** Declares a call to report something. It is idempotent. For one's own texts it is forbidden (rules.md R26). */
export const reportCall = <const P extends `/api/v1/${string}`>(path: P, summary: string) =>
  call({
    method: 'POST',
    path,
    summary: `${summary}; Reason zegt waarom, Text wat je erbij wilt zeggen, Sentence wijst een zin van de tekst aan`,
    access: 'member',
    whilePaused: true,
    params: idParams,
    body: reportBody,
    response: 'empty',
    errors: ['forbidden'],
    limit: limits.toggle,
  });

/** The call to report something of any kind. */
export const reportCalls = {
  report: call({
    method: 'POST',
    path: '/api/v1/reports/{kind}/{id}',
    summary:
      'Iets melden bij de moderators, ook zonder sessie. Code opent de pagina van de melding; voor wie zonder sessie een adres geeft is die null, en staat hij in de mail',
    access: 'anyone',
    params: thingParams,
    body: anyReportBody,
    response: { json: z.object({ Code: z.string().nullable() }) },
    errors: ['forbidden'],
    limit: moderationLimits.report,
  }),
};
