import '@vitrine/ui/fonts.css'
import '@vitrine/ui/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/shell.css'
import './styles/list.css'
import './styles/floating.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadMessages, pickLanguage } from './messages/load.ts'
import { applyTheme, chosenTheme } from './shell/theme.ts'

applyTheme(chosenTheme())
const language = pickLanguage(navigator.languages)
document.documentElement.lang = language.messages
const messages = await loadMessages(language.messages)
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App messages={messages} language={language.formats} />
  </StrictMode>,
)
