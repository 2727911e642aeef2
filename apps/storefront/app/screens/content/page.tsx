import { Name } from '../../parts/name.tsx'
import { Sections } from '../../sections/sections.tsx'
import type { ContentProps } from './route.ts'

/** A page of the merchant. */
export function ContentPage({ title, lang, sections, shop }: ContentProps) {
  return (
    <>
      {sections[0]?.type !== 'hero' && (
        <div className="v-wrap content-head">
          <h1 className="page-head-title">
            <Name lang={lang}>{title}</Name>
          </h1>
        </div>
      )}
      <Sections sections={sections} shop={shop} />
    </>
  )
}
