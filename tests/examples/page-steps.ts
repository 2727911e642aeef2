import { HOME_PAGE_ID, legalPageIds } from '@vitrine/contract/pages'
import { soldProduct } from './cart-steps.ts'
import type { ExampleContext, Steps } from './example-context.ts'

const id = '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const draft = {
  title: 'Our workshop',
  description: 'Where our vases are thrown, glazed and fired.',
  sections: [
    {
      id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c01',
      hero: {
        title: 'Thrown by hand',
        text: 'Four people and one kiln in Invalidenstraße.',
        newestProduct: true,
        button: { label: 'See the vases', link: '/collections/all-products' },
      },
    },
    {
      id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c02',
      questions: {
        title: 'Before you visit',
        questions: [
          { question: 'When are you open?', answer: 'From Tuesday to Saturday, 10 to 18.' },
        ],
      },
    },
  ],
}
const entries = {
  page: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c03',
  link: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c04',
}

const article = {
  id: '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c55',
  slug: 'how-we-glaze',
  draft: {
    title: 'How we glaze',
    description: '',
    sections: [
      {
        id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c55',
        story: { html: '<p>Every vase is dipped twice.</p>' },
      },
    ],
    article: {
      summary: 'Two dips, one day between them.',
      author: 'Ada Lovelace',
      tags: ['Glaze', 'Workshop'],
    },
  },
}

/** An article that visitors see. */
async function publishArticle({ merchant }: ExampleContext): Promise<void> {
  const { total } = await merchant.pages.listArticles({})
  if (total > 0) return
  await merchant.pages.savePage({ ...article, revision: 0 })
  await merchant.pages.publishPage({ id: article.id, revision: 1 })
}

const which = async ({ merchant }: ExampleContext) => {
  const { page } = await merchant.pages.getPage({ id })
  return { id, revision: page.revision }
}

/** Pages, the menu and the footer. */
const sectionId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c77'
const message = {
  sectionId,
  name: 'Grace Hopper',
  email: 'grace@example.com',
  message: 'Do you throw vases to order?',
}

/** A page with a contact form. */
async function showForm({ merchant }: ExampleContext): Promise<void> {
  const form = { id: sectionId, contactForm: { title: 'Write to us' } }
  const page = { id: '6f1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c77', slug: 'contact' }
  const { pages } = await merchant.pages.listPages({})
  if (pages.some((one) => one.id === page.id)) return
  const draft = { title: 'Contact', description: '', sections: [form] }
  await merchant.pages.savePage({ ...page, revision: 0, draft })
  await merchant.pages.publishPage({ id: page.id, revision: 1 })
}

/** A message that has come by the form. */
async function received(context: ExampleContext): Promise<string> {
  await showForm(context)
  await context.visitor.contactMessages.sendMessage(message)
  const { messages } = await context.merchant.contactMessages.listMessages({})
  return messages[0]?.id ?? ''
}

/** The revision of a draft theme that differs from the published one. */
async function drafted({ merchant }: ExampleContext): Promise<number> {
  const { revision, published } = await merchant.theme.getStoredTheme({})
  const preset = published.preset === 'studio' ? 'market' : 'studio'
  return (await merchant.theme.saveThemeDraft({ changes: { preset }, revision })).revision
}

export const pageSteps: Steps = {
  'pages.savePage': ({ merchant }) =>
    merchant.pages.savePage({ id, revision: 0, slug: 'workshop', draft }),
  'pages.getPage': ({ merchant }) => merchant.pages.getPage({ id: HOME_PAGE_ID }),
  'pages.listPages': ({ merchant }) => merchant.pages.listPages({}),
  'pages.listArticles': async (context) => {
    await publishArticle(context)
    return context.merchant.pages.listArticles({ tag: 'Glaze' })
  },
  'shop.journalPage': async (context) => {
    await publishArticle(context)
    return context.visitor.shop.journalPage({ limit: 12 })
  },
  'shop.articlePage': async (context) => {
    await publishArticle(context)
    return context.visitor.shop.articlePage({ slug: article.slug })
  },
  'pages.schedulePage': async (context) =>
    context.merchant.pages.schedulePage({
      ...(await which(context)),
      publishDate: new Date('2030-04-01T08:00:00.000Z'),
    }),
  'pages.publishPage': async (context) => context.merchant.pages.publishPage(await which(context)),
  'pages.createPagePreview': ({ merchant }) => merchant.pages.createPagePreview({ id }),
  'shop.contentPage': ({ visitor }) => visitor.shop.contentPage({ slug: 'workshop' }),
  'shop.previewPage': async ({ merchant, visitor }) => {
    const { url } = await merchant.pages.createPagePreview({ id })
    return visitor.shop.previewPage({ token: url.split('/').at(-1) ?? '' })
  },
  'theme.getTheme': ({ visitor }) => visitor.theme.getTheme({}),
  'theme.getStoredTheme': ({ merchant }) => merchant.theme.getStoredTheme({}),
  'theme.saveThemeDraft': async ({ merchant }) => {
    const { revision } = await merchant.theme.getStoredTheme({})
    const none = { paper: null, ink: null, accent: null }
    const colours = { light: { ...none, accent: '#3d5a40' }, dark: none }
    const texts = { en: { cart: 'Basket', addToCartFor: 'Take it for {price}' } }
    return merchant.theme.saveThemeDraft({
      changes: { preset: 'atelier', colours, texts },
      revision,
    })
  },
  'theme.createThemePreview': ({ merchant }) => merchant.theme.createThemePreview({}),
  'theme.previewTheme': async ({ merchant, visitor }) => {
    const { url } = await merchant.theme.createThemePreview({})
    return visitor.theme.previewTheme({ token: url.split('/').at(-1) ?? '' })
  },
  'theme.publishTheme': async (context) =>
    context.merchant.theme.publishTheme({ revision: await drafted(context) }),
  'theme.discardThemeDraft': async (context) =>
    context.merchant.theme.discardThemeDraft({ revision: await drafted(context) }),
  'navigation.saveNavigation': async ({ merchant }) => {
    const { revision } = await merchant.navigation.getNavigation({})
    const menu = [
      { id: entries.page, label: 'The workshop', pageId: id },
      { id: entries.link, label: 'All vases', link: '/collections/all-products' },
    ]
    return merchant.navigation.saveNavigation({ navigation: { menu, footer: null }, revision })
  },
  'navigation.getNavigation': ({ merchant }) => merchant.navigation.getNavigation({}),
  'pages.unpublishPage': async (context) =>
    context.merchant.pages.unpublishPage(await which(context)),
  'legalPages.getLegalPages': ({ merchant }) => merchant.legalPages.getLegalPages({}),
  'legalPages.createLegalPages': ({ merchant }) =>
    merchant.legalPages.createLegalPages({ region: 'EU', language: 'en' }),
  'legalPages.fillLegalPage': async ({ merchant }) => {
    const { page } = await merchant.pages.getPage({ id: legalPageIds.imprint })
    return merchant.legalPages.fillLegalPage({ id: page.id, revision: page.revision })
  },
  'contactMessages.sendMessage': async (context) => {
    await showForm(context)
    return context.visitor.contactMessages.sendMessage(message)
  },
  'contactMessages.askAboutProduct': async (context) => {
    const { sectionId: _, ...written } = message
    const productId = await soldProduct(context)
    return context.visitor.contactMessages.askAboutProduct({ ...written, productId })
  },
  'contactMessages.listMessages': async (context) => {
    await received(context)
    return context.merchant.contactMessages.listMessages({ unread: true })
  },
  'contactMessages.setMessageRead': async (context) =>
    context.merchant.contactMessages.setMessageRead({ id: await received(context), read: true }),
  'contactMessages.deleteMessage': async (context) =>
    context.merchant.contactMessages.deleteMessage({ id: await received(context) }),
  'pages.deletePage': ({ merchant }) => merchant.pages.deletePage({ id }),
}
