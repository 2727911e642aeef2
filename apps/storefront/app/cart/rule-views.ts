import type { CheckoutViolation } from '@vitrine/contract/checkout'
import { wordsIn } from '../views/plugin-blocks.ts'
import type { RuleView } from './cart-view.ts'

/** What rules of plug-ins say, in the language of the reader, such as `de-AT`; errors first. */
export const viewRules = (
  violations: readonly CheckoutViolation[],
  locale: string,
): readonly RuleView[] =>
  violations
    .flatMap(({ severity, data: { texts } }) =>
      isTexts(texts) ? { text: wordsIn(texts, locale), isError: severity === 'ERROR' } : [],
    )
    .sort((one, other) => Number(other.isError) - Number(one.isError))

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null
