import type { ExampleContext, Steps } from './example-context.ts'

const sectionId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c88'
/** An address is asked to confirm a few times a day only. */
const grace = 'grace@example.com'
const ada = 'ada.reads@example.com'

/** A page with a newsletter form, for subscribing. */
async function showForm({ merchant }: ExampleContext): Promise<void> {
  const form = { id: sectionId, newsletter: { text: 'What is new, once a month.' } }
  const page = { id: '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c88', slug: 'news' }
  const { pages } = await merchant.pages.listPages({})
  if (pages.some((one) => one.id === page.id)) return
  const draft = { title: 'News', description: '', sections: [form] }
  await merchant.pages.savePage({ ...page, revision: 0, draft })
  await merchant.pages.publishPage({ id: page.id, revision: 1 })
}

async function subscribe(context: ExampleContext, email = grace) {
  await showForm(context)
  return context.visitor.newsletter.subscribe({ sectionId, email })
}

async function confirm(context: ExampleContext, email = grace) {
  await subscribe(context, email)
  const { mails } = await context.merchant.mailbox.listMails({ to: email })
  const sent = mails.map(({ text }) => /\/newsletter\/confirm\/([^\s"]+)/.exec(text)?.[1])
  const link = sent.find(Boolean) ?? ''
  return context.visitor.newsletter.confirmSubscription({ link })
}

/** The link of a subscriber, as a newsletter has it. */
async function unsubscribeLink(context: ExampleContext): Promise<string> {
  await subscribe(context)
  const { text } = await context.merchant.newsletter.exportSubscribers({})
  return /\/newsletter\/([^\s",]+)/.exec(text)?.[1] ?? ''
}

export const newsletterSteps: Steps = {
  'newsletter.subscribe': (context) => subscribe(context),
  'newsletter.confirmSubscription': (context) => confirm(context),
  'newsletter.listSubscribers': async (context) => {
    await subscribe(context)
    return context.merchant.newsletter.listSubscribers({})
  },
  'newsletter.exportSubscribers': async (context) => {
    await subscribe(context)
    return context.merchant.newsletter.exportSubscribers({})
  },
  'newsletter.unsubscribe': async (context) => {
    const link = await unsubscribeLink(context)
    return context.visitor.newsletter.unsubscribe({ link })
  },
  'customers.unsubscribeFromAll': async (context) => {
    const link = await unsubscribeLink(context)
    return context.visitor.customers.unsubscribeFromAll({ kind: 'NEWSLETTER', link })
  },
  'newsletter.unsubscribeSubscriber': async (context) => {
    await confirm(context, ada)
    const { subscribers } = await context.merchant.newsletter.listSubscribers({ state: 'ACTIVE' })
    const id = subscribers.find(({ email }) => email === ada)?.id ?? ''
    return context.merchant.newsletter.unsubscribeSubscriber({ id })
  },
  'newsletter.deleteSubscriber': async (context) => {
    await subscribe(context, ada)
    const { subscribers } = await context.merchant.newsletter.listSubscribers({})
    const id = subscribers.find(({ email }) => email === ada)?.id ?? ''
    return context.merchant.newsletter.deleteSubscriber({ id })
  },
}
