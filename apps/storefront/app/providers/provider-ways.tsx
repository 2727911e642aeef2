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
import { useWords } from '../messages/index.ts'
import type { ProviderView } from './offered.ts'

const glyphs: Readonly<Record<ProviderIcon, typeof Globe>> = {
  key: KeyRound,
  building: Building2,
  school: School,
  shop: Store,
  globe: Globe,
  person: UserRound,
}

export const ProviderGlyph = ({ icon }: Pick<ProviderView, 'icon'>) => (
  <Icon as={glyphs[icon]} size={20} />
)

type ProviderWaysProps = {
  providers?: readonly ProviderView[] | undefined
  returnTo: string
  /** Whether the provider shall ask for the password again. */
  isAgain?: boolean
}

/** The other systems that one can sign in with, below the form that needs none; nothing without any. */
export function ProviderWays({ providers = [], returnTo, isAgain = false }: ProviderWaysProps) {
  const words = useWords()
  if (providers.length === 0) return null
  return (
    <section className="provider-ways" aria-labelledby="provider-ways">
      <h2 id="provider-ways">{words.t('providers.or')}</h2>
      <ul>
        {providers.map(({ id, name, icon }) => (
          <li key={id}>
            <ButtonLink
              wide
              href={links.provider(id, { returnTo, isAgain })}
              data-reload=""
              rel="nofollow"
            >
              <ProviderGlyph icon={icon} />
              <span className="provider-name">{words.t('providers.with', { name })}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
