import type { SiteSettings } from '@vitrine/contract/sites'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { GatewayForm } from './phone-gateway.tsx'
import { phoneSpec } from './phone-spec.ts'
import { PhoneTest } from './phone-test.tsx'
import { useSection } from './use-section.ts'

export const PhoneRoute = () => (
  <WithSettings here="phone">{(settings) => <Phone settings={settings} />}</WithSettings>
)

/** How text messages and calls leave the shop. */
function Phone({ settings }: { readonly settings: SiteSettings }) {
  const { phoneSettings: words } = useMessages()
  const section = useSection(phoneSpec, settings)
  const { smsGateway, callGateway } = settings
  return (
    <SectionPage
      here="phone"
      section={section}
      text={words.text}
      below={
        <May call="mailbox.sendTestPhoneMessage">
          <PhoneTest
            dirty={section.dirty}
            locale={settings.locale}
            kinds={[
              ...(smsGateway.url === '' ? [] : ['SMS' as const]),
              ...(callGateway.url === '' ? [] : ['CALL' as const]),
            ]}
          />
        </May>
      }
    >
      <GatewayForm kind="SMS" state={section} hasSecret={smsGateway.hasSecret} />
      <GatewayForm kind="CALL" state={section} hasSecret={callGateway.hasSecret} />
    </SectionPage>
  )
}
