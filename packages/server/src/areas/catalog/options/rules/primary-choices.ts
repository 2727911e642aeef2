import { brokenRule } from '@vitrine/contract/kit'
import type { SharedChoice } from '../model/customization.ts'

/** Choices may be shown under up to four others, which have no primary choices themselves. */
export function checkPrimaries(
  choices: readonly SharedChoice[],
  pathOf: (at: number) => string,
): void {
  const byId = new Map(choices.map((one) => [one.id, one]))
  for (const [at, { id, primaryChoiceIds }] of choices.entries()) {
    const refuse = (rule: string, sentence: string, data: Record<string, unknown>) =>
      brokenRule(`${pathOf(at)}.primaryChoiceIds`, rule, sentence, data)
    for (const primary of primaryChoiceIds) {
      const data = { primaryChoiceId: primary }
      if (primary === id) {
        throw refuse('PRIMARY_CHOICE_SELF_REFERENCE', 'must not name the choice itself', data)
      }
      const target = byId.get(primary)
      if (!target) {
        throw refuse('PRIMARY_CHOICE_NOT_FOUND', `there is no choice ${primary} here`, data)
      }
      if (target.primaryChoiceIds.length > 0) {
        const sentence = `“${target.name}” is shown under another choice itself`
        throw refuse('PRIMARY_CHOICE_HIERARCHY_VIOLATION', sentence, data)
      }
    }
  }
}

/** The first of these ids that a remaining choice is shown under. */
export const stillPrimary = (
  remaining: readonly SharedChoice[],
  leaving: ReadonlySet<string>,
): string | undefined =>
  remaining.flatMap(({ primaryChoiceIds }) => primaryChoiceIds).find((id) => leaving.has(id))
