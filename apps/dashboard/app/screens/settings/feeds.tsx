import type { SiteSettings } from '@vitrine/contract/sites'
import { Switch } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { FeedReport } from './feed-report.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { flag } from './spec.ts'
import { useSection } from './use-section.ts'

export const feedsSpec = { offer: flag('productFeeds.offer') }

export const FeedsRoute = () => (
  <WithSettings here="feeds">{(settings) => <Feeds settings={settings} />}</WithSettings>
)

function Feeds({ settings }: { readonly settings: SiteSettings }) {
  const { feedSettings: texts } = useMessages()
  const section = useSection(feedsSpec, settings)
  const isOffered = settings.productFeeds.offer
  return (
    <SectionPage
      here="feeds"
      section={section}
      text={texts.text}
      below={
        isOffered && (
          <IfAllowed call="shop.getFeedReport">
            <FeedReport locale={settings.locale} isOpen={settings.storefront.open} />
          </IfAllowed>
        )
      }
    >
      <Section title={texts.title}>
        <Switch
          label={texts.offer}
          hint={texts.offerHint}
          checked={section.form.offer}
          onChecked={(offer) => section.set({ offer })}
        />
      </Section>
    </SectionPage>
  )
}
