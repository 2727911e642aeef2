import type { SiteSettings } from '@vitrine/contract/sites'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { MediaButtons } from '../media/media-buttons.tsx'
import { BrandingPreview } from './branding-preview.tsx'
import { brandingSpec, DEFAULT_ACCENT, isColour, isLogo } from './branding-spec.ts'
import { SectionPage, WithSettings } from './frame.tsx'
import { useSection } from './use-section.ts'

export const BrandingRoute = () => (
  <WithSettings here="branding">{(settings) => <Branding settings={settings} />}</WithSettings>
)

function Branding({ settings }: { readonly settings: SiteSettings }) {
  const { brandingSettings } = useMessages()
  const section = useSection(brandingSpec, settings)
  const { form, errors, set } = section
  const accent = isColour(form.accentColor) ? form.accentColor : DEFAULT_ACCENT
  return (
    <SectionPage
      here="branding"
      section={section}
      preview={
        <BrandingPreview
          name={settings.name}
          logoUrl={isLogo(form.logoUrl) ? form.logoUrl : ''}
          accent={accent}
        />
      }
    >
      <Section title={brandingSettings.look}>
        <TextField
          label={brandingSettings.logo}
          hint={brandingSettings.logoHint}
          name="logoUrl"
          type="url"
          autoComplete="off"
          value={form.logoUrl}
          error={errors.logoUrl}
          onText={(logoUrl) => set({ logoUrl: logoUrl.trim() })}
        />
        <div className="picture-actions">
          <MediaButtons
            kind="image"
            label={brandingSettings.uploadLogo}
            name={brandingSettings.uploadLogo}
            onMedia={({ url }) => set({ logoUrl: url })}
          />
        </div>
        <div className="accent-field">
          <TextField
            label={brandingSettings.accent}
            hint={brandingSettings.accentHint}
            name="accentColor"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            placeholder={brandingSettings.accentDefault}
            value={form.accentColor}
            error={errors.accentColor}
            onText={(accentColor) => set({ accentColor: accentColor.trim().toLowerCase() })}
          />
          <input
            type="color"
            aria-label={brandingSettings.accentOwn}
            value={accent}
            onChange={(event) => set({ accentColor: event.target.value })}
          />
        </div>
      </Section>
    </SectionPage>
  )
}
