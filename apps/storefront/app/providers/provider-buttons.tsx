import type { ProviderIcon } from '@vitrine/contract/identity-providers'
import { ButtonLink } from '@vitrine/ui/button'
import { Icon } from '@vitrine/ui/icon'
import Building2 from 'lucide-react/icons/building-2'
import Globe from 'lucide-react/icons/globe'
import KeyRound from 'lucide-react/icons/key-round'
import School from 'lucide-react/icons/school'
import Store from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import type { ProviderView } from './offered-providers.ts'

const icons: Readonly<Record<ProviderIcon, typeof Globe>> = {
  key: KeyRound,
  building: Building2,
  school: School,
  shop: Store,
  globe: Globe,
  person: UserRound,
}

export const ProviderSymbol = ({ icon }: Pick<ProviderView, 'icon'>) => (
  <Icon as={icons[icon]} size={20} />
)

type ProviderButtonsProps = {
  providers?: readonly ProviderView[] | undefined
  returnTo: string
  /** Whether the provider must ask for the password again. */
  isAgain?: boolean
}

/** Buttons of the identity providers below the login form; nothing without any. */
export function ProviderButtons({
  providers = [],
  returnTo,
  isAgain = false,
}: ProviderButtonsProps) {
  const messages = useMessages()
  if (providers.length === 0) return null
  return (
    <section className="provider-buttons" aria-labelledby="provider-ways">
      <h2 id="provider-ways">{messages.providers.or}</h2>
      <ul>
        {providers.map(({ id, name, icon }) => (
          <li key={id}>
            <ButtonLink
              wide
              href={links.provider(id, { returnTo, isAgain })}
              data-reload=""
              rel="nofollow"
            >
              <ProviderSymbol icon={icon} />
              <span className="provider-name">{messages.providers.with({ name })}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
