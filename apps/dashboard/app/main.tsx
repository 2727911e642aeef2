import '@vitrine/ui/fonts.css'
import '@vitrine/ui/tokens.css'
import '@vitrine/ui/base.css'
import '@vitrine/ui/mark/mark.css'
import '@vitrine/ui/status/status.css'
import '@vitrine/ui/theme-switch/theme-switch.css'
import '@vitrine/ui/visually-hidden/visually-hidden.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/shell.css'
import './styles/list.css'
import './styles/forms.css'
import './styles/entry.css'
import './styles/people.css'
import './styles/views.css'
import './styles/security.css'
import './styles/floating.css'
import './styles/dates.css'
import './styles/rich-text.css'
import { directionOf } from '@vitrine/messages'
import { applyTheme, readTheme } from '@vitrine/ui/theme-switch'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadMessagesFor, pickLanguage } from './messages/index.ts'

applyTheme(readTheme(document.cookie))
const choice = pickLanguage(navigator.languages)
document.documentElement.lang = choice.language
document.documentElement.dir = directionOf(choice.language)
const messages = await loadMessagesFor(choice)
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App messages={messages} />
  </StrictMode>,
)
