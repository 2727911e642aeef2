import type { SiteSettings } from '@vitrine/contract/sites'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { GatewayForm } from './phone-gateway.tsx'
import { phoneSpec } from './phone-spec.ts'
import { PhoneTest } from './phone-test.tsx'
import { useSection } from './use-section.ts'

export const PhoneRoute = () => (
  <WithSettings here="phone">{(settings) => <Phone settings={settings} />}</WithSettings>
)

/** Settings of text messages and calls. */
function Phone({ settings }: { readonly settings: SiteSettings }) {
  const { phoneSettings } = useMessages()
  const section = useSection(phoneSpec, settings)
  const { smsGateway, callGateway } = settings
  return (
    <SectionPage
      here="phone"
      section={section}
      text={phoneSettings.text}
      below={
        <IfAllowed call="mailbox.sendTestPhoneMessage">
          <PhoneTest
            dirty={section.dirty}
            locale={settings.locale}
            kinds={[
              ...(smsGateway.url === '' ? [] : ['SMS' as const]),
              ...(callGateway.url === '' ? [] : ['CALL' as const]),
            ]}
          />
        </IfAllowed>
      }
    >
      <GatewayForm kind="SMS" state={section} hasSecret={smsGateway.hasSecret} />
      <GatewayForm kind="CALL" state={section} hasSecret={callGateway.hasSecret} />
    </SectionPage>
  )
}
