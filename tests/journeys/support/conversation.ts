import { expect, type Locator, type Page } from '@playwright/test';
import { logInByCall, react, startConversation } from './api-calls.ts';

/** Members of the demo: a participant, a moderator, an administrator, and another participant. */
export const PARTICIPANT = 'deelnemer@example.org';
export const MODERATOR = 'moderator@example.org';
export const ADMINISTRATOR = 'beheerder@example.org';
export const ANNEKE = 'anneke_61@people.example.org';

/** The list item of a reaction. */
export const reactionItem = (page: Page, id: number) => page.locator(`#reactie-${id}`);

/** Opens the menu of a reaction. */
export const openMenu = (reaction: Locator): Promise<void> =>
  reaction.locator('summary', { hasText: 'Meer over de reactie van' }).click();

/** What stands above the receipt of a report. */
export const REPORTED = 'Je melding is binnen';

/** Goes to the page on which a reaction is reported, to which its menu leads. */
export async function openReportForm(reaction: Locator): Promise<void> {
  await openMenu(reaction);
  await reaction.getByRole('link', { name: 'Meld' }).click();
  await expect(reaction.page().getByRole('heading', { level: 1, name: 'Wat klopt er niet?' })).toBeVisible();
}

/** Reports a reaction in two taps: 'Meld', and the reason. */
export async function reportReaction(reaction: Locator, reason = 'Iets anders'): Promise<void> {
  await openReportForm(reaction);
  await reaction.page().getByRole('button', { name: reason }).click();
  await expect(reaction.page().getByRole('heading', { level: 1, name: REPORTED })).toBeVisible();
}

/** Starts a conversation of PARTICIPANT with a reaction of ANNEKE; afterwards `as` is logged in. */
export async function startConversationWithReaction(page: Page, as: string) {
  await logInByCall(page, PARTICIPANT);
  const conversation = await startConversation(page);
  await logInByCall(page, ANNEKE);
  const reactionId = await react(page, conversation.id, 'Bij ons gaat het met een karretje.');
  await logInByCall(page, as);
  return { ...conversation, reactionId };
}

/** Opens a conversation that has reactions, and waits until its scripts run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('ol[data-live]').waitFor();
}
