import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight, Icon } from '../icon/index.ts'
import { useUiMessages } from '../messages/index.ts'
import { pageWindow } from './page-window.ts'

export type PaginationProps = {
  /** Current page, from 1. */
  page: number
  pages: number
  href: (page: number) => string
  /** Accessible name, such as "Pages of products". */
  label: string
}

/** Real links: can be opened in a tab, copied, and work without scripts. */
export function Pagination({ page, pages, href, label }: PaginationProps) {
  const messages = useUiMessages()
  if (pages <= 1) return null
  const step = (to: number, rel: 'prev' | 'next', inside: ReactNode) =>
    to < 1 || to > pages ? (
      <span className="v-page-step" aria-hidden="true" data-off="">
        {inside}
      </span>
    ) : (
      <a className="v-page-step" href={href(to)} rel={rel}>
        {inside}
      </a>
    )
  const previous = [
    <Icon as={ChevronLeft} key="icon" />,
    <b key="word">{messages.pages.previous}</b>,
  ]
  const next = [<b key="word">{messages.pages.next}</b>, <Icon as={ChevronRight} key="icon" />]
  return (
    <nav className="v-pages" aria-label={label}>
      {step(page - 1, 'prev', previous)}
      <ol className="v-page-list">
        {pageWindow(page, pages).map((entry) => (
          <li key={entry}>
            {entry < 0 ? (
              <span className="v-page-gap">…</span>
            ) : (
              <a
                className="v-page v-num"
                href={href(entry)}
                aria-label={messages.pages.page({ n: entry })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </a>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, 'next', next)}
    </nav>
  )
}
