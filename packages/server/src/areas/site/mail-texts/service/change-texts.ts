import { isDeepStrictEqual } from 'node:util'
import { InvalidRevision } from '@vitrine/contract/catalog'
import { type MailText, MailTextChanged, type MailTexts } from '@vitrine/contract/mail-texts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MailTextsDeps, StoredTexts, WhichMail } from '../model.ts'
import { acceptedTexts } from '../rules/accepted-texts.ts'
import { mailTextOf } from '../rules/mail-text.ts'
import { findLanguages, putTexts } from '../store.ts'

/** Replaces the merchant's texts; throws if they were saved meanwhile. Does nothing for the same texts. */
export async function saveTexts(
  tx: Tx,
  deps: Pick<MailTextsDeps, 'events'>,
  { texts: sent, revision, ...which }: StoredTexts,
): Promise<MailText> {
  const texts = acceptedTexts(which, sent)
  const stored = await findLanguages(tx, which.mail)
  const before = stored.find((one) => one.language === which.language) ?? untouched(which)
  if (before.revision !== revision) throw InvalidRevision({ revision: before.revision })
  if (isDeepStrictEqual(before.texts, texts)) return mailTextOf(which, stored)
  const after = await replaceTexts(tx, deps, before, texts)
  const others = stored.filter((one) => one.language !== which.language)
  return mailTextOf(which, [...others, after])
}

/** Resets a mail to the default texts. */
export const resetTexts = (
  tx: Tx,
  deps: Pick<MailTextsDeps, 'events'>,
  which: WhichMail & { readonly revision: number },
): Promise<MailText> => saveTexts(tx, deps, { ...which, texts: {} })

export async function replaceTexts(
  tx: Tx,
  { events }: Pick<MailTextsDeps, 'events'>,
  before: StoredTexts,
  texts: MailTexts,
): Promise<StoredTexts> {
  const after = { ...before, texts, revision: before.revision + 1 }
  if (!(await putTexts(tx, after))) throw InvalidRevision({ revision: before.revision })
  await events.append(tx, {
    definition: MailTextChanged,
    entityId: entityIdOf(before),
    before: factOf(before),
    after: factOf(after),
  })
  return after
}

export const untouched = (which: WhichMail): StoredTexts => ({ ...which, texts: {}, revision: 0 })
export const entityIdOf = ({ mail, language }: WhichMail): string => `${mail}.${language}`
export const factOf = ({ mail, language, texts }: StoredTexts) => ({ mail, language, ...texts })
