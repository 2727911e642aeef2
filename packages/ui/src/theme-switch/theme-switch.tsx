import { useId, useState, useSyncExternalStore } from 'react'
import { Icon, Monitor, Moon, Sun } from '../icon/index.ts'
import { useUiMessages } from '../messages/index.ts'
import { applyTheme, readTheme, type Theme } from './theme.ts'

export type ThemeSwitchProps = {
  /** Theme that the server read from the cookie, for the first render. */
  initial?: Theme
  /** Shows labels next to the icons. */
  isWorded?: boolean
}

const choices = [
  { theme: 'light', glyph: Sun },
  { theme: 'dark', glyph: Moon },
  { theme: 'system', glyph: Monitor },
] as const

/** Light, dark, or system theme. Hidden without scripts, where the system theme applies. */
export function ThemeSwitch({ initial = 'system', isWorded = false }: ThemeSwitchProps) {
  const messages = useUiMessages()
  const name = useId()
  const remembered = useSyncExternalStore(
    never,
    () => readTheme(document.cookie),
    () => initial,
  )
  const [picked, setPicked] = useState<Theme>()
  const choose = (theme: Theme) => {
    applyTheme(theme)
    setPicked(theme)
  }
  return (
    <fieldset className="v-theme">
      <legend className="v-hidden">{messages.theme.title}</legend>
      {choices.map(({ theme, glyph }) => (
        <label className="v-theme-choice" key={theme} title={messages.theme[theme]}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={(picked ?? remembered) === theme}
            onChange={() => choose(theme)}
          />
          <Icon as={glyph} size={16} />
          <span className={isWorded ? undefined : 'v-hidden'}>{messages.theme[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const never = () => () => undefined
