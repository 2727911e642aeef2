import type { OperationName } from '../../api/client.ts'
import { links, type SettingsSection } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { useMessages } from '../../shared/messages.tsx'
import { usePermissionCheck } from '../../shared/permissions.tsx'
import { navigationItems } from '../navigation-items.ts'

/** A page or something to do, as the palette finds it. */
interface Place {
  readonly id: string
  readonly name: string
  readonly href: string
  /** What else people call it. */
  readonly keywords: string
  readonly isAction?: boolean
  /** Whoever may not call it is not offered it. */
  readonly operation?: OperationName | undefined
}

const sections = [
  'currencies',
  'signIn',
  'providers',
  'mail',
  'mailTexts',
  'phone',
  'branding',
  'search',
  'feeds',
  'checkout',
  'redirects',
] as const satisfies readonly SettingsSection[]

/** Every page, setting and action of the dashboard that the reader may use. */
export function usePlaces(): readonly Place[] {
  const messages = useMessages()
  const may = usePermissionCheck()
  return [...pagesOf(messages), ...settingsOf(messages), ...actionsOf(messages)].filter(
    ({ operation }) => operation === undefined || may(operation),
  )
}

const pagesOf = ({ navigation, palette, ...messages }: Messages): readonly Place[] => [
  ...navigationItems.map(({ key, href, readOperation }) => ({
    id: key,
    name: navigation[key],
    href,
    keywords: palette.keywords[key] ?? '',
    operation: readOperation,
  })),
  ...(
    [
      ['drafts', messages.drafts.open, links.drafts()],
      ['order-files', messages.orderFiles.title, links.orderFiles()],
      ['rehearsal', messages.shell.rehearsal, links.rehearsal()],
      ['member-files', messages.memberFiles.title, links.memberFiles()],
      ['stock-history', messages.stock.title, links.stockHistory()],
      ['keys', messages.developers.tabs.keys, links.keys()],
      ['webhooks', messages.developers.tabs.webhooks, links.webhooks()],
      ['account', messages.shell.account, links.account()],
    ] as const
  ).map(([id, name, href]) => ({ id, name, href, keywords: '' })),
]

const settingsOf = ({ navigation, settings, palette }: Messages): readonly Place[] =>
  sections.map((section) => ({
    id: `settings-${section}`,
    name: `${navigation.settings}: ${settings.sections[section]}`,
    href: links.settings(section),
    keywords: palette.keywords[`settings-${section}`] ?? '',
  }))

const actionsOf = (messages: Messages): readonly Place[] => {
  const { palette, stockList, navigation } = messages
  const actions: readonly (readonly [string, string, string, OperationName])[] = [
    ['new-product', messages.products.new, links.newProduct(), 'products.saveProduct'],
    [
      'product-sheet',
      `${navigation.products}: ${messages.sheet.edit}`,
      links.productSheet(),
      'products.changeProducts',
    ],
    ['new-member', messages.members.new, links.newMember(), 'members.createMember'],
    [
      'member-queue',
      messages.home.pending,
      links.members({ status: 'PENDING' }),
      'members.approveMember',
    ],
    ['receive-stock', stockList.receive, links.receiveStock(), 'stock.saveStock'],
    [
      'count-stock',
      `${navigation.stock}: ${stockList.count}`,
      links.countStock(),
      'stock.saveStock',
    ],
    [
      'transfer-stock',
      `${navigation.stock}: ${stockList.transfer}`,
      links.transferStock(),
      'stock.saveStock',
    ],
    [
      'bank-statement',
      messages.bankStatement.open,
      links.bankStatement(),
      'bankStatements.recordPayments',
    ],
    ['new-client', messages.clients.new, links.newClient(), 'clients.createClient'],
  ]
  return actions.map(([id, name, href, operation]) => ({
    id,
    name,
    href,
    operation,
    isAction: true,
    keywords: palette.keywords[id] ?? '',
  }))
}
