import {
  ArrowRightLeft,
  Code,
  Coins,
  CreditCard,
  DoorOpen,
  Fingerprint,
  History,
  KeyRound,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Mail,
  MailPlus,
  Palette,
  Phone,
  ReceiptText,
  Rss,
  Search,
  ShieldCheck,
  ShoppingCart,
  Store,
  Truck,
} from 'lucide-react'
import type { OperationName } from '../../api/client.ts'
import { links, type SettingsSection } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { usePermissionCheck } from '../../shared/permissions.tsx'
import './overview.css'

type CardKey = keyof Messages['settingsOverview']['about']

interface Card {
  readonly key: CardKey
  readonly icon: LucideIcon
  /** Absent for a section of the settings. */
  readonly href?: string
  /** The operation the page reads; without permission the card is hidden. */
  readonly readOperation?: OperationName
}

const groups: Readonly<Record<keyof Messages['settingsOverview']['groups'], readonly Card[]>> = {
  shop: [
    { key: 'general', icon: Store },
    { key: 'currencies', icon: Coins },
    { key: 'checkout', icon: ShoppingCart },
    { key: 'payments', icon: CreditCard, href: links.payments() },
    { key: 'delivery', icon: Truck, href: links.delivery() },
    { key: 'taxes', icon: ReceiptText, href: links.taxes() },
    { key: 'sites', icon: LayoutGrid, href: links.sites() },
  ],
  customers: [
    { key: 'signIn', icon: Fingerprint },
    { key: 'providers', icon: KeyRound },
    { key: 'mail', icon: Mail },
    { key: 'mailTexts', icon: MailPlus },
    { key: 'phone', icon: Phone },
  ],
  found: [
    { key: 'branding', icon: Palette },
    { key: 'search', icon: Search },
    { key: 'feeds', icon: Rss },
    { key: 'redirects', icon: ArrowRightLeft },
  ],
  system: [
    { key: 'staff', icon: ShieldCheck, href: links.staff(), readOperation: 'staff.listStaff' },
    { key: 'history', icon: History, href: links.history() },
    { key: 'jobs', icon: ListChecks, href: links.jobs() },
    { key: 'log', icon: DoorOpen, href: links.log() },
    { key: 'developers', icon: Code, href: links.developers() },
  ],
}

/** All settings, and the pages about the team and the system, as cards. */
export function SettingsRoute() {
  const { settings, settingsOverview } = useMessages()
  const may = usePermissionCheck()
  return (
    <>
      <PageHeader title={settings.title} />
      <p className="page-text">{settingsOverview.text}</p>
      {Object.entries(groups).map(([group, cards]) => {
        const shown = cards.filter(({ readOperation }) => !readOperation || may(readOperation))
        return (
          <section key={group} className="settings-group" aria-labelledby={`settings-${group}`}>
            <h2 id={`settings-${group}`}>
              {settingsOverview.groups[group as keyof typeof groups]}
            </h2>
            <ul className="settings-cards">
              {shown.map((card) => (
                <SettingsCard key={card.key} card={card} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

function SettingsCard({ card: { key, icon: Icon, href } }: { readonly card: Card }) {
  const { navigation, settings, settingsOverview } = useMessages()
  const name =
    href === undefined
      ? settings.sections[key as SettingsSection]
      : navigation[key as keyof typeof navigation]
  return (
    <li>
      <Link href={href ?? links.settings(key as SettingsSection)} className="settings-card">
        <Icon aria-hidden="true" />
        <span>
          <strong>{name}</strong>
          <span className="mute">{settingsOverview.about[key]}</span>
        </span>
      </Link>
    </li>
  )
}
