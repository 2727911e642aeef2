import type { Messages } from '../../messages/index.ts'
import { isLibraryMedia } from '../../shared/media-url.ts'
import { isHttps } from './sign-in-spec.ts'
import { text } from './spec.ts'

export const isColour = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed)

/** An https URL, or a picture of the library, whatever the shop's URL is. */
export const isLogo = (typed: string) =>
  isHttps(typed) || (URL.canParse(typed) && isLibraryMedia(typed))

export const brandingSpec = {
  logoUrl: text('branding.logoUrl', (typed, { brandingSettings }: Messages) =>
    typed === '' || isLogo(typed) ? undefined : brandingSettings.badLogo,
  ),
  accentColor: text('branding.accentColor', (typed, { brandingSettings }: Messages) =>
    typed === '' || isColour(typed) ? undefined : brandingSettings.badAccent,
  ),
}

/** Vermilion, the value of the design tokens. */
export const DEFAULT_ACCENT = '#cb3d17'
