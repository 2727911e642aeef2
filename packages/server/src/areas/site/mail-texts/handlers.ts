import type { Handlers } from '@vitrine/contract/kit'
import type { mailTexts as mailTextsService } from '@vitrine/contract/mail-texts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { MailTextsFeature } from './index.ts'

export const mailTextsHandlers = (mailTexts: MailTextsFeature) =>
  ({
    listMailTexts: async ({ tx, input }) => ({
      mailTexts: await mailTexts.list(tx, input.language),
    }),
    getMailText: async ({ tx, input }) => ({ mailText: await mailTexts.get(tx, input) }),
    saveMailText: async ({ tx, input }) => ({ mailText: await mailTexts.save(tx, input) }),
    resetMailText: async ({ tx, input }) => ({ mailText: await mailTexts.reset(tx, input) }),
    previewMailText: async ({ tx, input }) => ({ preview: await mailTexts.preview(tx, input) }),
    sendMailTextTest: ({ tx, input }) => mailTexts.sendTest(tx, input),
  }) satisfies Handlers<typeof mailTextsService, HandlerContext>
