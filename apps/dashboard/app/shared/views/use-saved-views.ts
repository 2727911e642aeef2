import type { SavedView, SavedViewList } from '@vitrine/contract/saved-views'
import { errorCodeOf } from '../error-code.ts'
import { useCall, useOperation, useSetQueryData } from '../use-operation.ts'

/** The visibility of a view: for all staff, or for its owner only. */
export const viewScopes = ['own', 'shared'] as const
export type ViewScope = (typeof viewScopes)[number]

export interface ListedView extends SavedView {
  readonly scope: ViewScope
}

type ChangeViews = (views: readonly SavedView[]) => readonly SavedView[]

/** Colleagues who save at the same moment. */
const MAX_TRIES = 3

/** The saved views of a list, shared ones first, and functions to change them. */
export function useSavedViews(list: SavedViewList) {
  const { call } = useCall()
  const setAnswer = useSetQueryData()
  const { data } = useOperation('savedViews.getSavedViews', { list })
  /** Changes the current views, and retries if they were saved elsewhere meanwhile. */
  const change = async (scope: ViewScope, edit: ChangeViews) => {
    for (let tries = 1; ; tries += 1) {
      const sets = await call('savedViews.getSavedViews', { list })
      const { views, revision } = sets[scope]
      const input = { list, set: { views: [...edit(views)], revision } }
      try {
        const { set } =
          scope === 'shared'
            ? await call('savedViews.saveSharedViews', input)
            : await call('savedViews.saveOwnViews', input)
        setAnswer('savedViews.getSavedViews', { list }, { ...sets, [scope]: set })
        return
      } catch (error) {
        if (tries === MAX_TRIES || errorCodeOf(error) !== 'INVALID_REVISION') throw error
      }
    }
  }
  const scoped = (scope: ViewScope): readonly ListedView[] =>
    (data?.[scope].views ?? []).map((view) => ({ ...view, scope }))
  return { views: [...scoped('shared'), ...scoped('own')], isKnown: data !== undefined, change }
}

export const withView =
  (view: SavedView, at?: number): ChangeViews =>
  (views) =>
    views.some(({ id }) => id === view.id)
      ? views.map((one) => (one.id === view.id ? view : one))
      : views.toSpliced(at ?? views.length, 0, view)

export const withoutView =
  (removed: string): ChangeViews =>
  (views) =>
    views.filter(({ id }) => id !== removed)

/** Moves a view by one position; does nothing at the end. */
export const moveView =
  (moved: string, by: 1 | -1): ChangeViews =>
  (views) => {
    const at = views.findIndex(({ id }) => id === moved)
    const view = views[at]
    const to = at + by
    if (!view || to < 0 || to >= views.length) return views
    return views.toSpliced(at, 1).toSpliced(to, 0, view)
  }

/** The fields of a view that are saved, without its scope. */
export const savedOf = ({ id, name, search }: SavedView): SavedView => ({ id, name, search })
