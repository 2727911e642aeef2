import { type Theme, ThemeColourInvalid, ThemeContrastTooLow } from '@vitrine/contract/theme'
import { colourRoles, contrastProblems, isColour, schemes, toHex } from '@vitrine/theme'
import { acceptedTexts } from './accepted-texts.ts'

type Colours = Theme['colours']

/** A validated theme to store; throws for an invalid colour or text, or insufficient contrast. */
export function acceptedTheme(sent: Theme): Theme {
  const theme = {
    ...sent,
    colours: acceptedColours(sent.colours),
    texts: acceptedTexts(sent.texts),
  }
  const [problem] = contrastProblems(theme)
  if (problem) {
    const { scheme, role, ...rest } = problem
    throw ThemeContrastTooLow({ field: `changes.colours.${scheme}.${role}`, scheme, ...rest })
  }
  return theme
}

function acceptedColours(colours: Colours): Colours {
  const ofScheme = (scheme: keyof Colours): Colours['light'] => {
    const hexes = colourRoles.map((role) => {
      const value = colours[scheme][role]
      if (value === null) return [role, null]
      if (!isColour(value)) {
        throw ThemeColourInvalid({ field: `changes.colours.${scheme}.${role}`, value })
      }
      return [role, toHex(value)]
    })
    return Object.fromEntries(hexes)
  }
  const [light, dark] = schemes.map(ofScheme)
  return { light: light ?? colours.light, dark: dark ?? colours.dark }
}
