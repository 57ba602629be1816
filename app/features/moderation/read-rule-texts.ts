import { listRuleTexts } from '#app/features/content/index.ts';
import type { RuleTexts } from '#app/features/content/published/house-rules.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { mayDecide } from './policy.ts';

/** What editors wrote for the house rules, for the forms of who decides by these; null for others, without a query. */
export const readRuleTextsOfForms = async (ctx: RequestContext): Promise<RuleTexts | null> =>
  mayDecide(ctx.viewer) ? listRuleTexts(ctx) : null;
