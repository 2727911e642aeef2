import type { SiteSettings } from '@vitrine/contract/sites'
import type { Messages } from '../../messages/en.ts'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { BrandingPreview } from './branding-preview.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { isHttps } from './sign-in-spec.ts'
import { text } from './spec.ts'
import { useSection } from './use-section.ts'

const isColour = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed)

export const brandingSpec = {
  logoUrl: text('branding.logoUrl', (typed, { brandingSettings }: Messages) =>
    typed === '' || isHttps(typed) ? undefined : brandingSettings.badLogo,
  ),
  accentColor: text('branding.accentColor', (typed, { brandingSettings }: Messages) =>
    typed === '' || isColour(typed) ? undefined : brandingSettings.badAccent,
  ),
}

export const BrandingRoute = () => (
  <WithSettings here="branding">{(settings) => <Branding settings={settings} />}</WithSettings>
)

/** Vermilion, as the tokens have it. */
const HOUSE_ACCENT = '#cb3d17'

function Branding({ settings }: { readonly settings: SiteSettings }) {
  const { brandingSettings: words } = useMessages()
  const section = useSection(brandingSpec, settings)
  const { form, errors, set } = section
  const accent = isColour(form.accentColor) ? form.accentColor : HOUSE_ACCENT
  return (
    <SectionPage
      here="branding"
      section={section}
      preview={
        <BrandingPreview
          name={settings.name}
          logoUrl={isHttps(form.logoUrl) ? form.logoUrl : ''}
          accent={accent}
        />
      }
    >
      <Section title={words.look}>
        <TextField
          label={words.logo}
          hint={words.logoHint}
          name="logoUrl"
          type="url"
          autoComplete="off"
          value={form.logoUrl}
          error={errors.logoUrl}
          onText={(logoUrl) => set({ logoUrl: logoUrl.trim() })}
        />
        <div className="accent-field">
          <TextField
            label={words.accent}
            hint={words.accentHint}
            name="accentColor"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            placeholder={words.accentDefault}
            value={form.accentColor}
            error={errors.accentColor}
            onText={(accentColor) => set({ accentColor: accentColor.trim().toLowerCase() })}
          />
          <input
            type="color"
            aria-label={words.accentOwn}
            value={accent}
            onChange={(event) => set({ accentColor: event.target.value })}
          />
        </div>
      </Section>
    </SectionPage>
  )
}
