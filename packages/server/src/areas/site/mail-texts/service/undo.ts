import { type MailLanguage, type MailName, mailTextParts } from '@vitrine/contract/mail-texts'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type Fields,
  sorted,
  undoEntityFacts,
} from '../../undo/index.ts'
import type { MailTextsDeps, WhichMail } from '../model.ts'
import { acceptedTexts } from '../rules/accepted-texts.ts'
import { findOne } from '../store.ts'
import { factOf, replaceTexts, untouched } from './change-texts.ts'

const kind = {
  type: 'mail_text',
  fieldsOf: (stored: Fields): Fields =>
    Object.fromEntries(mailTextParts.map((part) => [part, stored[part] ?? null])),
} as const

/** Reverts changes of texts part by part, the newest first. */
export async function undoTexts(
  tx: Tx,
  deps: Pick<MailTextsDeps, 'events'>,
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  const present = new Map<string, object>()
  for (const id of new Set(facts.map(({ entityId }) => entityId))) {
    present.set(id, factOf((await findOne(tx, whichOf(id))) ?? untouched(whichOf(id))))
  }
  const states = undoEntityFacts(kind, facts, present)
  const conflicts = states.flatMap(conflictsOf('mail_text', ({ mail }) => mail))
  if (conflicts.length > 0) return conflicts
  for (const { id, after } of sorted(states).changed) {
    const which = whichOf(id)
    const parts = Object.entries(after ?? {}).filter(([, text]) => text !== null)
    const before = (await findOne(tx, which)) ?? untouched(which)
    await replaceTexts(tx, deps, before, acceptedTexts(which, Object.fromEntries(parts)))
  }
  return []
}

function whichOf(id: string): WhichMail {
  const [mail, language] = id.split('.')
  return { mail: mail as MailName, language: language as MailLanguage }
}
