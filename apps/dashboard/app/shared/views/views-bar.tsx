import type { SavedViewList } from '@vitrine/contract/saved-views'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../failure.tsx'
import { Menu, type MenuItem } from '../menu.tsx'
import { useMessages } from '../messages.tsx'
import { useNavigation } from '../navigation.tsx'
import { useIsAllowed } from '../permissions.tsx'
import { useToast } from '../toast.tsx'
import {
  type ListedView,
  moveView,
  savedOf,
  useSavedViews,
  withoutView,
  withView,
} from './use-saved-views.ts'
import { ViewDialog, type ViewForm } from './view-dialog.tsx'
import { isSameView, savedPartOf } from './view-search.ts'
import { ViewTabs } from './view-tabs.tsx'

interface ViewsBarProps {
  readonly list: SavedViewList
  /** The id of the view that the address names. */
  readonly viewId: string
  /** The complete current address of the list. */
  readonly address: string
  /** The address of the list with these parameters. */
  readonly linkTo: (search: Readonly<Record<string, string>>) => string
  /** Content next to the actions of a view. */
  readonly children?: ReactNode
}

/** Saved views as tabs above a list, with their actions. */
export function ViewsBar({ list, viewId, address, linkTo, children }: ViewsBarProps) {
  const { views: texts } = useMessages()
  const saved = useSavedViews(list)
  const open = saved.views.find(({ id }) => id === viewId)
  const hrefOf = (view?: ListedView) =>
    view ? linkTo({ ...view.search, view: view.id }) : linkTo({})
  const isChanged = !isSameView(address, hrefOf(open))
  const acts = useActs({ saved, open, address, hrefOf, linkTo })
  const [dialog, setDialog] = useState<'new' | 'edit'>()
  const mayChange = useMayChange(open)
  const close = () => {
    setDialog(undefined)
    acts.reset()
  }
  const submit = async (form: ViewForm) => {
    const isDone = dialog === 'edit' && open ? acts.edit(open, form) : acts.create(form)
    if (await isDone) close()
  }
  const edited = dialog === 'edit' ? open : undefined
  return (
    <div className="views">
      <ViewTabs views={saved.views} openId={open?.id} isChanged={isChanged} hrefOf={hrefOf} />
      <div className="views-actions">
        {open && isChanged && mayChange && (
          <button type="button" className="button" onClick={() => void acts.update(open)}>
            {texts.update}
          </button>
        )}
        {!open && isChanged && saved.isKnown && (
          <button type="button" className="button" onClick={() => setDialog('new')}>
            {texts.save}
          </button>
        )}
        {open && (
          <Menu
            label={texts.menu}
            name={texts.menuOf({ name: open.name })}
            items={itemsOf({ open, saved, texts, acts, mayChange, setDialog })}
          />
        )}
        {children}
      </div>
      {dialog && (
        <ViewDialog
          title={edited ? texts.editTitle({ name: edited.name }) : texts.newTitle}
          initialForm={{ name: edited?.name ?? '', scope: edited?.scope ?? 'own' }}
          others={saved.views.filter((one) => one !== edited)}
          isBusy={acts.isBusy}
          failure={acts.failure}
          onClose={close}
          onSubmit={(form) => void submit(form)}
        />
      )}
    </div>
  )
}

function useMayChange(view: ListedView | undefined): boolean {
  const mayShare = useIsAllowed('savedViews.saveSharedViews')
  return view?.scope === 'own' || mayShare
}

type SavedViews = ReturnType<typeof useSavedViews>

interface ItemsInput {
  readonly open: ListedView
  readonly saved: SavedViews
  readonly texts: ReturnType<typeof useMessages>['views']
  readonly acts: Acts
  readonly mayChange: boolean
  readonly setDialog: (dialog: 'new' | 'edit') => void
}

function itemsOf({ open, saved, texts, acts, mayChange, setDialog }: ItemsInput): MenuItem[] {
  const siblings = saved.views.filter(({ scope }) => scope === open.scope)
  const copy = { key: 'new', label: texts.saveAsNew, onSelect: () => setDialog('new') }
  if (!mayChange) return [copy]
  return [
    { key: 'edit', label: texts.edit, onSelect: () => setDialog('edit') },
    copy,
    {
      key: 'left',
      label: texts.moveLeft,
      isDisabled: siblings.at(0) === open,
      onSelect: () => void acts.move(open, -1),
    },
    {
      key: 'right',
      label: texts.moveRight,
      isDisabled: siblings.at(-1) === open,
      onSelect: () => void acts.move(open, 1),
    },
    { key: 'delete', label: texts.delete, onSelect: () => void acts.remove(open) },
  ]
}

interface ActsInput extends Pick<ViewsBarProps, 'address' | 'linkTo'> {
  readonly saved: SavedViews
  readonly open: ListedView | undefined
  readonly hrefOf: (view?: ListedView) => string
}
type Acts = ReturnType<typeof useActs>

/** Actions on views: each shows a toast, which offers to undo where possible. */
function useActs({ saved, address, hrefOf, linkTo }: ActsInput) {
  const messages = useMessages()
  const { views: texts } = messages
  const { go } = useNavigation()
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { change } = saved
  /** Whether it worked. */
  const run = async (act: () => Promise<void>) => {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await act()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const act = (work: () => Promise<void>) =>
    work().catch((error) => showToast({ text: errorMessage(error, messages), isError: true }))
  const show = (view: ListedView) => go(hrefOf(view), { replace: true })
  return {
    isBusy,
    failure,
    reset: () => setFailure(undefined),
    create: ({ name, scope }: ViewForm) =>
      run(async () => {
        const view = { id: crypto.randomUUID(), name, search: savedPartOf(address) }
        await change(scope, withView(view))
        show({ ...view, scope })
        showToast({ text: texts.created({ name }) })
      }),
    edit: (view: ListedView, { name, scope }: ViewForm) =>
      run(async () => {
        await change(scope, withView({ ...savedOf(view), name }))
        if (scope !== view.scope) await change(view.scope, withoutView(view.id))
        showToast({ text: texts.updated({ name }) })
      }),
    update: (view: ListedView) =>
      act(async () => {
        const search = savedPartOf(address)
        await change(view.scope, withView({ ...savedOf(view), search }))
        go(linkTo({ ...search, view: view.id }), { replace: true })
        showToast({
          text: texts.updated({ name: view.name }),
          undo: () => void act(() => change(view.scope, withView(savedOf(view)))),
        })
      }),
    move: (view: ListedView, by: 1 | -1) => act(() => change(view.scope, moveView(view.id, by))),
    remove: (view: ListedView) =>
      act(async () => {
        const at = saved.views.filter(({ scope }) => scope === view.scope).indexOf(view)
        await change(view.scope, withoutView(view.id))
        go(hrefOf(), { replace: true })
        showToast({
          text: texts.deleted({ name: view.name }),
          undo: () =>
            void act(async () => {
              await change(view.scope, withView(savedOf(view), at))
              show(view)
            }),
        })
      }),
  }
}
