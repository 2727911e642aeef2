import { expect, test } from 'vitest'
import { links } from './links.ts'
import { readProductsSearch } from './screens/products/search.ts'

const id = '7b1c2f7e-2d6b-4c1e-9a51-0f2b6f3a9c11'

test('every address of the dashboard is known', () => {
  expect({
    home: links.home(),
    signIn: links.signIn(),
    signInAndBack: links.signIn('/dashboard/products?q=jar'),
    welcome: links.welcome(),
    recover: links.recover(),
    products: links.products(),
    hiddenProducts: links.products({ show: 'hidden' }),
    searchedProducts: links.products({ q: 'jar & lid', page: 2, sort: 'price', order: 'asc' }),
    newProduct: links.newProduct(),
    product: links.product(id),
    strangeProduct: links.product('a/b?c'),
    collections: links.collections(),
    foundCollections: links.collections({ q: 'jar' }),
    customizations: links.customizations(),
    foundCustomizations: links.customizations({ q: 'size', kind: 'MODIFIER', page: 2 }),
    customFields: links.customFields(),
    collectionFields: links.customFields({ of: 'COLLECTION' }),
    infoSections: links.infoSections(),
    orders: links.orders(),
    foundOrders: links.orders({ q: 'jar', show: 'new', payment: 'UNPAID', tag: 'gift' }),
    order: links.order(id),
    returns: links.returns(),
    reviews: links.reviews(),
    reviewsThatWait: links.reviews({ show: 'PENDING', stars: '1', open: 'r' }),
    waiting: links.waiting(),
    waitingFor: links.waiting({ q: 'jar', page: 2, open: 'p.v' }),
    arrivedReturns: links.returns({ show: 'here' }),
    payments: links.payments(),
    plugins: links.plugins(),
    plugin: links.plugin('points'),
    discounts: links.discounts(),
    drafts: links.drafts(),
    draft: links.draft(id),
    giftCards: links.giftCards(),
    subscriptions: links.subscriptions(),
    subscription: links.subscription(id),
    history: links.history(),
    historyOfOne: links.history({ kind: 'product', thing: id }),
    foundInfoSections: links.infoSections({ q: 'care', page: 2 }),
    members: links.members(),
    waitingMembers: links.members({ status: 'PENDING' }),
    newMember: links.newMember(),
    memberFields: links.memberFields(),
    member: links.member(id),
    editMember: links.editMember(id),
    log: links.log(),
    logOfOne: links.log({ person: id, outcome: 'failure' }),
    developers: links.developers(),
    newClient: links.newClient(),
    client: links.client(id),
    keys: links.keys(),
    webhooks: links.webhooks(),
    failedDeliveries: links.webhook(id, { show: 'failed' }),
    staff: links.staff(),
    account: links.account(),
    security: links.security(),
    sites: links.sites(),
    trash: links.sites({ show: 'trash' }),
    imports: links.imports(),
    import: links.import(id),
    firstImportPage: links.import(id, { page: 1 }),
    secondImportPage: links.import(id, { page: 2 }),
    rehearsal: links.rehearsal(),
    rehearsedOrders: links.orders({ show: 'rehearsal' }),
    orderFiles: links.orderFiles({ state: 'PLACED' }),
    orderImport: links.orderImport(id),
    memberImport: links.memberImport(id),
    secondMemberImportPage: links.memberImport(id, { page: 2 }),
    mailbox: links.mailbox(),
    phoneMailbox: links.mailbox({ box: 'phone' }),
    jobs: links.jobs(),
    runningJobs: links.jobs({ state: 'RUNNING', page: 2 }),
    job: links.job(id),
    settings: links.settings(),
    signInSettings: links.settings('signIn'),
    mailTexts: links.mailTexts(),
    germanMailText: links.mailText('order-confirmed', { language: 'de' }),
    pages: links.pages(),
    page: links.page(id),
    menus: links.menus(),
    theme: links.theme(),
    messages: links.messages(),
    unreadMessages: links.messages({ show: 'unread', page: 2 }),
    shopPage: links.shopPage('about'),
    shop: links.shop(),
    shopCollection: links.shopCollection('jars'),
    shopProduct: links.shopProduct('tide-jar'),
  }).toMatchSnapshot()
})

test('a link to a narrowed list reads back as it was written', () => {
  const search = readProductsSearch({ q: 'jar', stock: 'out', sort: 'name', page: '3' })
  const query = new URLSearchParams(links.products(search).split('?')[1])
  expect(readProductsSearch(Object.fromEntries(query))).toEqual(search)
})

test('what an address says wrong counts as not said', () => {
  expect(readProductsSearch({ stock: 'plenty', sort: 'colour', page: '-4' })).toEqual(
    readProductsSearch({}),
  )
})
