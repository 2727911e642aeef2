import type { MailLanguage, MailText } from '@vitrine/contract/mail-texts'
import type { Tx } from '../../../platform/tx.ts'
import type { UndoHandler } from '../undo/index.ts'
import type { Draft, MailTextsDeps, StoredTexts, WhichMail } from './model.ts'
import { mailTextOf, mailTextsOf } from './rules/mail-text.ts'
import { resetTexts, saveTexts } from './service/change-texts.ts'
import { previewMail, sendTest } from './service/show-mail.ts'
import { undoTexts } from './service/undo.ts'
import { findAll, findLanguages, findOne } from './store.ts'

export type MailTextsFeature = ReturnType<typeof createMailTexts>

/** The merchant's texts of one mail in one language, for mails. One statement. */
export const savedTexts = {
  find: async (tx: Tx, mail: WhichMail['mail'], language: MailLanguage) =>
    (await findOne(tx, { mail, language }))?.texts ?? {},
}

/** The texts of mails that merchants change. */
export function createMailTexts(deps: MailTextsDeps) {
  const undo: UndoHandler = (tx, facts) => undoTexts(tx, deps, facts)
  return {
    /** All mails in one language, by default that of the site; one statement. */
    list: async (tx: Tx, language: MailLanguage | null | undefined): Promise<MailText[]> =>
      mailTextsOf(language ?? (await deps.mail.languageOf(tx)), await findAll(tx)),
    get: async (tx: Tx, which: WhichMail): Promise<MailText> =>
      mailTextOf(which, await findLanguages(tx, which.mail)),
    save: (tx: Tx, texts: StoredTexts) => saveTexts(tx, deps, texts),
    reset: (tx: Tx, which: WhichMail & { readonly revision: number }) =>
      resetTexts(tx, deps, which),
    preview: (tx: Tx, draft: Draft) => previewMail(tx, deps, draft),
    sendTest: (tx: Tx, draft: Draft) => sendTest(tx, deps, draft),
    undoHandlers: { mail_text: undo },
  }
}
