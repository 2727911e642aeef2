import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { OauthClient } from '@vitrine/contract/clients'
import type { Job } from '@vitrine/contract/jobs'
import type { Member } from '@vitrine/contract/members'
import { defaultSettings } from '@vitrine/contract/sites'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Webhook } from '@vitrine/contract/webhooks'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { RoleContext } from '../shared/permissions.tsx'
import { markupOf, textOf } from '../shared/render.fixture.tsx'
import { ClientSecret } from './client/secret.tsx'
import { JobPage } from './job/page.tsx'
import { PersonalData } from './member/personal-data.tsx'
import { MemberSessions } from './member/sign-ins.tsx'
import { MemberFilesPage } from './member-files/page.tsx'
import { BulkBar as MembersBar } from './members/bulk-bar.tsx'
import { JobList } from './members/job-list.tsx'
import { readMembersSearch } from './members/search.ts'
import { MembersTable } from './members/table.tsx'
import { noExtras } from './product/extras/form.ts'
import { FilesSection } from './product/files-section.tsx'
import { formOf } from './product/form.ts'
import { LowerSections } from './product/lower-sections.tsx'
import { ProductPage } from './product/page.tsx'
import { storedProduct } from './product/product.fixture.ts'
import { bar } from './products/bulk-bar.fixture.ts'
import { BulkBar as ProductsBar } from './products/bulk-bar.tsx'
import { ProductsPage } from './products/page.tsx'
import { rowOf } from './products/row.ts'
import { readProductsSearch } from './products/search.ts'
import { SectionPage } from './settings/frame.tsx'
import { StockTable } from './stock/history/table.tsx'
import { LocationsDialog } from './stock/locations-dialog.tsx'
import { WebhookPage } from './webhook/page.tsx'
import { readDeliveriesSearch } from './webhook/search.ts'

const now = new Date('2026-05-01T12:00:00Z')
const createdDate = new Date('2026-05-01T10:00:00Z')
const nothing = () => {}
const dollars = { currency: 'USD', locale: 'en-US', digits: 2 }
const none = async () => {}
const selection = { selected: new Map(), toggle: nothing, toggleAll: nothing, clear: nothing }
const as = (role: StaffRole, page: ReactNode) => <RoleContext value={role}>{page}</RoleContext>

const product = storedProduct()
const member: Member = {
  id: 'm1',
  loginEmail: 'ada@example.com',
  status: 'PENDING',
  contact: { firstName: 'Ada' },
  privacyStatus: 'PRIVATE',
  activityStatus: 'ACTIVE',
  createdDate,
  updatedDate: createdDate,
}
const job: Job = {
  id: 'j1',
  kind: 'members.approve',
  input: { filter: {} },
  state: 'RUNNING',
  total: 9,
  processed: 1,
  succeeded: 1,
  failed: 0,
  errors: [],
  actor: { type: 'staff', id: 's1' },
  createdDate,
  updatedDate: createdDate,
}
const client = {
  id: 'c1',
  name: 'App',
  isOwn: false,
  secretHint: 'abc',
  secretDate: createdDate,
} as OauthClient
const webhook: Webhook = {
  id: 'w1',
  appId: 'a1',
  revision: 1,
  url: 'https://receiver.example/hook',
  events: ['wix.stores.v1.product_created'],
  enabled: true,
  publicKey: 'KEY',
  failures: 0,
  replaying: false,
  createdDate,
  updatedDate: createdDate,
}
const location = {
  id: 'l1',
  revision: 1,
  name: 'Bremen',
  default: true,
  createdDate,
  updatedDate: createdDate,
}
const list = { tags: [], currency: 'USD', selection, stale: false, now }
const bulk = {
  count: 2,
  everyone: false,
  setEveryone: nothing,
  progress: undefined,
  run: none,
  clear: nothing,
}
const uploads = { uploads: [], refused: [], start: none, stop: nothing, dismiss: nothing }

/** The actions of each screen, the minimum role for it, and a lower role. */
const screens: readonly (readonly [
  name: string,
  page: ReactNode,
  words: readonly string[],
  least: StaffRole,
  below: StaffRole,
])[] = [
  [
    'list of products',
    <ProductsPage
      key="1"
      search={readProductsSearch({})}
      rows={[rowOf(product)]}
      matchCount={1}
      productCounts={undefined}
      collection=""
      {...list}
      onExport={nothing}
    />,
    ['New product', 'Export', 'aria-label="Select', 'cell-check'],
    'editor',
    'viewer',
  ],
  [
    'empty list of products',
    <ProductsPage
      key="2"
      search={readProductsSearch({})}
      rows={[]}
      matchCount={0}
      productCounts={undefined}
      collection=""
      {...list}
    />,
    ['New product', 'Import'],
    'editor',
    'viewer',
  ],
  [
    'bar of selected products',
    <ProductsBar key="3" count={2} matchCount={9} isAll={false} progress={undefined} {...bar} />,
    ['Export', 'Delete', 'Collections', 'Hide'],
    'editor',
    'viewer',
  ],
  [
    'editor of a product',
    <ProductPage
      key="4"
      product={product}
      editor={{
        form: formOf(product, 2),
        errors: {},
        set: nothing,
        submit: none,
        failure: undefined,
        isWaiting: false,
        changedVariants: 0,
        dirty: false,
        saving: false,
        elsewhere: undefined,
      }}
      money={dollars}
      extras={{ form: noExtras, errors: {}, set: nothing, money: dollars }}
      collections={[]}
      uploads={uploads}
      onDelete={nothing}
      onDuplicate={nothing}
      isWhole
      lowerSections={
        <LowerSections
          part={{ form: formOf(product, 2), errors: {}, set: nothing }}
          extras={{ form: noExtras, errors: {}, set: nothing, money: dollars }}
          stored={product}
          variants={undefined}
        />
      }
    />,
    ['type="submit"', 'Delete product', 'class="drop"', 'Add option'],
    'editor',
    'viewer',
  ],
  [
    'files of a product',
    <FilesSection
      key="5"
      isDigital
      files={[
        {
          productId: 'p1',
          file: {
            id: 'f1',
            fileName: 'a.pdf',
            fileType: 'SECURE_DOCUMENT',
            bytes: 1,
            createdDate,
          },
        },
      ]}
      variants={[]}
      upload={undefined}
      now={now}
      onFile={nothing}
      onDownload={nothing}
      onRemove={nothing}
      onMakePhysical={nothing}
    />,
    ['Remove', 'class="drop"', 'Sell as a physical product'],
    'editor',
    'viewer',
  ],
  [
    'changes of stock',
    <StockTable
      key="6"
      changes={[
        {
          id: '12',
          batchId: 'b1',
          productId: product.id,
          productName: 'Vase',
          variantId: 'v1',
          choices: [],
          reason: 'ORDER',
          delta: -2,
          before: 5,
          after: 3,
          actor: { type: 'staff', id: 'a', name: 'Ada' },
          requestId: 'r1',
          at: createdDate,
        },
      ]}
      now={now}
      isBatch={false}
      onRevert={nothing}
    />,
    ['Take back'],
    'editor',
    'viewer',
  ],
  [
    'places of stock',
    <LocationsDialog key="7" locations={[location]} onClose={nothing} />,
    ['type="submit"', '<input'],
    'editor',
    'viewer',
  ],
  ['job', <JobPage key="8" job={job} now={now} onStop={nothing} />, ['Stop'], 'editor', 'viewer'],
  [
    'jobs over members',
    <JobList key="9" jobs={[job]} onStop={nothing} onHide={nothing} />,
    ['Stop'],
    'editor',
    'viewer',
  ],
  [
    'list of members',
    <MembersTable
      key="10"
      members={[member]}
      search={readMembersSearch({})}
      selection={selection}
      now={now}
      onMove={nothing}
    />,
    ['Approve', 'Block', 'cell-check'],
    'editor',
    'viewer',
  ],
  [
    'bar of selected members',
    <MembersBar key="11" bulk={bulk} total={9} />,
    ['Approve', 'Block', 'Delete'],
    'editor',
    'viewer',
  ],
  [
    'bar of all members that fit',
    <MembersBar key="12" bulk={{ ...bulk, everyone: true }} total={9} />,
    ['Approve', 'Block', 'Delete'],
    'editor',
    'viewer',
  ],
  [
    'files of members',
    <MemberFilesPage
      key="16"
      imports={[]}
      now={now}
      importing={{
        upload: undefined,
        problem: undefined,
        onFile: nothing,
        onStart: nothing,
        onAnother: nothing,
      }}
      exporting={{
        exports: [],
        busy: false,
        failure: undefined,
        onStart: nothing,
        onDownload: nothing,
      }}
    />,
    ['id="import-members"', 'id="export-members"'],
    'admin',
    'editor',
  ],
  [
    'personal data',
    <PersonalData key="13" member={member} />,
    ['<section', '<button'],
    'admin',
    'editor',
  ],
  [
    'secret of a client',
    <ClientSecret key="14" client={client} now={now} />,
    ['<button'],
    'admin',
    'editor',
  ],
  [
    'webhook',
    <WebhookPage
      key="15"
      webhook={webhook}
      figures={undefined}
      actions={{
        onChange: nothing,
        onTest: nothing,
        onReplay: nothing,
        onRotate: nothing,
        onDelete: nothing,
      }}
      search={readDeliveriesSearch({})}
      deliveries={[]}
      hasMore={false}
      stale={false}
      now={now}
      onOpen={nothing}
    />,
    ['Change', 'Delete', 'Replay', '…</button>', 'button-quiet-bad'],
    'admin',
    'editor',
  ],
]

test.each(screens)('%s: actions are shown to staff with the right', (_, page, ...rest) => {
  const [words, least, below] = rest
  const seen = (role: StaffRole) => words.filter((one) => markupOf(as(role, page)).includes(one))
  expect(seen(least)).toEqual(words)
  expect(seen(below)).toEqual([])
})

test('staff who cannot save a product read all of its fields, marked as read-only', () => {
  const page = screens.find(([name]) => name === 'editor of a product')?.[1]
  const read = markupOf(as('viewer', page))
  expect(read.match(/<fieldset[^>]* disabled=""/g)).toHaveLength(6)
  expect(textOf(as('viewer', page))).toContain('You can read this.')
  expect(read).toContain('value="Tide jar"')
  expect(markupOf(as('editor', page))).not.toMatch(/<fieldset[^>]* disabled=""/)
})

test('actions besides saving are available to staff with the right, below a read-only form', () => {
  const section = { dirty: false, busy: false, errors: {}, failure: undefined, save: nothing }
  const page = (
    <SectionPage here="mail" section={section} below={<button type="button">Send a test</button>}>
      <input defaultValue={defaultSettings.name} />
    </SectionPage>
  )
  const read = markupOf(as('editor', page))
  expect(read).toMatch(/<fieldset[^>]* disabled=""><input[^>]*><\/fieldset><button/)
})

test('the devices of a member can be signed out by staff with the right', () => {
  const client = { clientId: 'c1', clientName: 'App', userAgent: '', network: '' }
  const dates = { createdDate, signedInDate: createdDate, lastUsedDate: now }
  const sessions = ['s1', 's2'].map((id) => ({ id, ...client, ...dates, isCurrent: false }))
  const answers = new QueryClient()
  answers.setQueryData(['accounts.listSessions', '', { identityId: member.id }], { sessions })
  const page = (
    <QueryClientProvider client={answers}>
      <MemberSessions member={member} />
    </QueryClientProvider>
  )
  // Each of the two, and both at once.
  expect(markupOf(as('editor', page)).match(/<button/g)).toHaveLength(3)
  expect(markupOf(as('viewer', page))).not.toContain('<button')
})
