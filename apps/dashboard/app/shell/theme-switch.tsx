import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../scaffold/messages.tsx'
import { chosenTheme, rememberTheme, type Theme, themes } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { shell } = useMessages()
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (wanted: Theme) => {
    rememberTheme(wanted)
    setTheme(wanted)
  }
  return (
    <fieldset className="theme-switch">
      <legend className="unseen">{shell.theme}</legend>
      {themes.map((one) => {
        const Icon = icons[one]
        return (
          <label key={one} title={shell.themes[one]}>
            <input
              type="radio"
              name="theme"
              className="unseen"
              checked={one === theme}
              onChange={() => choose(one)}
            />
            <Icon aria-hidden="true" />
            <span className="unseen">{shell.themes[one]}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
