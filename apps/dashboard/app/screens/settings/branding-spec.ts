import type { Messages } from '../../messages/index.ts'
import { isHttps } from './sign-in-spec.ts'
import { text } from './spec.ts'

export const isColour = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed)

export const brandingSpec = {
  logoUrl: text('branding.logoUrl', (typed, { brandingSettings }: Messages) =>
    typed === '' || isHttps(typed) ? undefined : brandingSettings.badLogo,
  ),
  accentColor: text('branding.accentColor', (typed, { brandingSettings }: Messages) =>
    typed === '' || isColour(typed) ? undefined : brandingSettings.badAccent,
  ),
}

/** Vermilion, as the tokens have it. */
export const DEFAULT_ACCENT = '#cb3d17'
