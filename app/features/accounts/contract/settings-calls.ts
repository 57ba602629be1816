import { z } from 'zod';
import { contentWarningsField } from '#app/platform/content-warnings/content-warnings-field.ts';
import {
  cleanedText,
  REQUIRED,
  REQUIRED_HERE,
  requiredBoolean,
  requiredPassword,
  requiredText,
} from '#app/platform/forms/fields.ts';
import { call } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { mailAddress } from '#app/platform/mail/address.ts';
import { accountsLimits } from '../limits.ts';
import { APPROACH_OPTIONS } from './approach-options.ts';
import { NOT_AN_ADDRESS, newPassword, PASSWORDS_DIFFER, username } from './fields.ts';

/** Whose account a program means to change. It must be that of the session (rules.md R5); our own forms may leave it out. */
const ownIdentity = z.string().max(254).optional();

export const changeEmailBody = z.object({
  OldEmail: ownIdentity,
  NewEmail: mailAddress.refine((address) => address === '' || address.length > 6, NOT_AN_ADDRESS),
  Password: requiredPassword,
});

/** The token of the mail to the new address. The password is needed in a browser without a session of this member. */
export const confirmNewEmailBody = z.object({ Token: z.string().max(200), Password: requiredPassword.optional() });

export const changePasswordBody = z
  .object({
    Username: ownIdentity,
    Email: ownIdentity,
    Password: requiredPassword,
    NewPassword: newPassword,
    NewPasswordConfirmation: z.string().optional(),
  })
  .refine((sent) => sent.NewPasswordConfirmation === undefined || sent.NewPasswordConfirmation === sent.NewPassword, {
    path: ['NewPasswordConfirmation'],
    error: PASSWORDS_DIFFER,
    when: () => true,
  });

export const confirmPasswordBody = z.object({ Password: requiredPassword });

export const deleteUserBody = z.object({
  Password: z.string(REQUIRED_HERE).min(1, REQUIRED_HERE).max(256, 'Vul het juiste wachtwoord in'),
  ReasonDeleted: cleanedText().max(1000, 'Deze tekst is te lang. Gebruik niet meer dan 1000 tekens').optional(),
  /** Whether what they wrote for others stays, without their name, or goes. */
  Texts: z.enum(['stay', 'go'], 'Kies wat er met je teksten gebeurt').default('stay'),
});

/** About what texts stand folded for the member. */
const foldedTextsBody = contentWarningsField.transform((sent) => sent ?? []);

/** The token of a mail about what is new, and whether its reader wants such mails. */
const changeEmailNotificationByLinkBody = z.object({
  Token: requiredText(),
  EmailNotificationEnabled: requiredBoolean(REQUIRED),
});

/** The ids of options, without duplicates. */
const approachOptionIds = z
  .array(z.int().refine((id) => APPROACH_OPTIONS.some((option) => option.id === id)))
  .max(APPROACH_OPTIONS.length)
  .transform((ids) => [...new Set(ids)]);

export const chooseUsernameBody = z.object({ Username: username });

/** The calls with which a member changes their account. */
export const settingsCalls = {
  changeEmail: call({
    method: 'POST',
    path: '/api/v1/CustomUser/ChangeEmail',
    summary: 'Een ander e-mailadres vragen; het geldt zodra de link in de mail aan dat adres is gebruikt',
    access: 'member',
    whilePaused: true,
    body: changeEmailBody,
    response: 'empty',
    errors: ['wrong_credentials', 'temporarily_blocked'],
    limit: accountsLimits.accountChange,
  }),
  chooseUsername: call({
    method: 'PUT',
    path: '/api/v1/CustomUser/Username',
    summary: 'Een andere gebruikersnaam kiezen, voor wie er een van de moderatie kreeg',
    access: 'member',
    body: chooseUsernameBody,
    response: 'empty',
    errors: ['forbidden'],
    limit: accountsLimits.accountChange,
  }),
  confirmNewEmail: call({
    method: 'POST',
    path: '/api/v1/CustomUser/ConfirmNewEmail',
    summary: 'Het nieuwe e-mailadres bevestigen met het bewijs uit de mail, en zonder sessie ook met het wachtwoord',
    access: 'anyone',
    body: confirmNewEmailBody,
    response: 'empty',
    errors: ['invalid_token', 'wrong_credentials', 'temporarily_blocked'],
    limit: accountsLimits.confirmNewEmail,
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/v1/User/ChangePassword',
    summary: 'Een ander wachtwoord kiezen; alle sessies eindigen, ook deze',
    access: 'member',
    whilePaused: true,
    body: changePasswordBody,
    response: 'empty',
    errors: ['wrong_credentials', 'temporarily_blocked'],
    limit: accountsLimits.accountChange,
  }),
  changeEmailNotification: call({
    method: 'PUT',
    path: '/api/v1/CustomUser/ChangeEmailNotification',
    summary: 'Om de dag een mail krijgen als er iets nieuws is (true), of niet (false)',
    access: 'member',
    whilePaused: true,
    body: z.boolean(),
    response: 'empty',
    limit: limits.write,
  }),
  changeEmailNotificationByLink: call({
    method: 'POST',
    path: '/api/v1/CustomUser/ChangeEmailNotificationByLink',
    summary: 'De mails over wat nieuw is uitzetten (false) of weer aanzetten (true), met het bewijs uit zo’n mail',
    access: 'anyone',
    body: changeEmailNotificationByLinkBody,
    response: 'empty',
    errors: ['invalid_token'],
    limit: accountsLimits.mailLink,
  }),
  changeTitlesInMails: call({
    method: 'PUT',
    path: '/api/v1/CustomUser/ChangeTitlesInMails',
    summary: 'In mails over wat nieuw is de titels van gesprekken en blogs noemen (true), of niet (false)',
    access: 'member',
    whilePaused: true,
    body: z.boolean(),
    response: 'empty',
    limit: limits.write,
  }),
  changeFoldedTexts: call({
    method: 'PUT',
    path: '/api/v1/CustomUser/ChangeFoldedTexts',
    summary: 'Over welke onderwerpen teksten dichtgevouwen staan: dying, prognosis, needles; een lege lijst is geen',
    access: 'member',
    whilePaused: true,
    body: foldedTextsBody,
    response: 'empty',
    limit: limits.write,
  }),
  changeNewsletterOptin: call({
    method: 'PUT',
    path: '/api/v1/CustomUser/ChangeNewsletterOptin',
    summary: 'De nieuwsbrief krijgen (true) of niet (false)',
    access: 'member',
    whilePaused: true,
    body: z.boolean(),
    response: 'empty',
    limit: limits.write,
  }),
  affiliates: call({
    method: 'GET',
    path: '/api/v1/affiliates',
    summary: 'Waarvoor we een deelnemer kunnen vragen te benaderen',
    access: 'member',
    whilePaused: true,
    response: { json: z.array(z.object({ Id: z.int(), Title: z.string(), Description: z.string() })) },
  }),
  chooseAffiliates: call({
    method: 'PUT',
    path: '/api/v1/affiliates',
    summary: 'Waarvoor we je mogen benaderen, als lijst van ids; een lege lijst is nee',
    access: 'member',
    body: approachOptionIds,
    response: 'empty',
    limit: limits.write,
  }),
  selectedAffiliates: call({
    method: 'GET',
    path: '/api/v1/affiliates/selected',
    summary: 'De ids van waarvoor we je mogen benaderen; 204 als je dat nog niet hebt gezegd',
    access: 'member',
    response: { json: z.array(z.int()) },
    orNoContent: true,
  }),
  deleteUser: call({
    method: 'POST',
    path: '/api/v1/delete-user',
    summary:
      'Het eigen account verwijderen, voorgoed. Met Texts go gaan ook de gesprekken, reacties en vragen weg die je schreef',
    access: 'member',
    whilePaused: true,
    body: deleteUserBody,
    response: 'empty',
    errors: ['wrong_credentials', 'temporarily_blocked', 'last_of_role'],
    limit: accountsLimits.accountChange,
  }),
  confirmPassword: call({
    method: 'POST',
    path: '/api/v1/CustomUser/ConfirmPassword',
    summary: 'Het wachtwoord nog eens geven; daarna kun je een kwartier lang downloaden wat er van je wordt bewaard',
    access: 'member',
    whilePaused: true,
    body: confirmPasswordBody,
    response: 'empty',
    errors: ['wrong_credentials', 'temporarily_blocked'],
    limit: accountsLimits.accountChange,
  }),
};
