import { accentTokens, hexToOklch } from '@vitrine/theme'
import type { CSSProperties } from 'react'
import { useMessages } from '../../shared/messages.tsx'

interface BrandingPreviewProps {
  readonly name: string
  /** Empty: shows the name. */
  readonly logoUrl: string
  /** Such as `#b4412a`. */
  readonly accent: string
}

const themes = ['light', 'dark'] as const

/** Previews the sign-in page in both themes and a mail, with the adapted accent. */
export function BrandingPreview(props: BrandingPreviewProps) {
  const { brandingSettings } = useMessages()
  return (
    <div className="branding-previews">
      {themes.map((theme) => (
        <figure key={theme} className="preview">
          <figcaption>
            <span>{brandingSettings.previewPage}</span> <span>{brandingSettings[theme]}</span>
          </figcaption>
          <div className="sample-page" data-theme={theme} style={accentStyle(props.accent, theme)}>
            <Head {...props} />
            <strong>{brandingSettings.welcome}</strong>
            <span className="sample-label">{brandingSettings.email}</span>
            <span className="sample-field" />
            <span className="sample-label">{brandingSettings.password}</span>
            <span className="sample-field" />
            <span className="sample-button">{brandingSettings.signIn}</span>
            <span className="sample-note">{brandingSettings.forgot}</span>
          </div>
        </figure>
      ))}
      <figure className="preview">
        <figcaption>{brandingSettings.previewMail}</figcaption>
        <div
          className="sample-page sample-mail"
          data-theme="light"
          style={accentStyle(props.accent, 'light')}
        >
          <Head {...props} />
          <strong>{brandingSettings.mailTitle}</strong>
          <p>{brandingSettings.mailText}</p>
          <span className="sample-button">{brandingSettings.mailButton}</span>
        </div>
      </figure>
    </div>
  )
}

const Head = ({ name, logoUrl }: BrandingPreviewProps) =>
  logoUrl === '' ? (
    <span className="sample-name">{name}</span>
  ) : (
    <img className="sample-logo" src={logoUrl} alt={name} referrerPolicy="no-referrer" />
  )

function accentStyle(accent: string, theme: 'light' | 'dark') {
  const tokens = accentTokens(hexToOklch(accent), theme)
  return {
    '--v-accent': tokens.accent,
    '--v-on-accent': tokens.onAccent,
    '--v-accent-text': tokens.text,
  } as CSSProperties
}
