import type { ExampleContext, Steps } from './example-context.ts'

const which = { mail: 'order-confirmed', language: 'en' } as const
const texts = {
  subject: 'Thank you for order {orderNumber}',
  closing: 'Your workshop in Invalidenstraße',
}

const revisionOf = async ({ merchant }: ExampleContext) =>
  (await merchant.mailTexts.getMailText(which)).mailText.revision

/** The texts of mails that merchants change. */
export const mailTextSteps: Steps = {
  'mailTexts.saveMailText': async (context) =>
    context.merchant.mailTexts.saveMailText({
      ...which,
      texts,
      revision: await revisionOf(context),
    }),
  'mailTexts.getMailText': ({ merchant }) => merchant.mailTexts.getMailText(which),
  'mailTexts.listMailTexts': ({ merchant }) => merchant.mailTexts.listMailTexts({ language: 'de' }),
  'mailTexts.previewMailText': ({ merchant }) =>
    merchant.mailTexts.previewMailText({
      mail: 'back-in-stock',
      language: 'en',
      texts: { subject: '{product} is here' },
    }),
  'mailTexts.sendMailTextTest': ({ owner }) => owner.mailTexts.sendMailTextTest(which),
  'mailTexts.resetMailText': async (context) =>
    context.merchant.mailTexts.resetMailText({ ...which, revision: await revisionOf(context) }),
}
