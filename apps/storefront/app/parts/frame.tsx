import { SkipLink } from '@vitrine/ui/visually-hidden'
import type { ReactNode } from 'react'
import { useWords } from '../messages/index.ts'
import type { FrameState } from '../page-state.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export type FrameProps = {
  frame: FrameState
  search: string
  /** A room of its own, without the shop around it. */
  isBare: boolean
  children: ReactNode
}

/** What stands around every page. */
export function Frame({ frame, search, isBare, children }: FrameProps) {
  const words = useWords()
  return (
    <>
      <SkipLink>{words.t('frame.skip')}</SkipLink>
      <div className="progress" aria-hidden="true" />
      {!isBare && <Header frame={frame} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!isBare && <Footer frame={frame} search={search} />}
    </>
  )
}
