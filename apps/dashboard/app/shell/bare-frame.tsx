import { Outlet } from '@tanstack/react-router'
import { Mark } from '@vitrine/ui/mark'

/** The frame of pages for people who are not signed in. */
export const BareFrame = () => (
  <main className="door">
    <Mark />
    <Outlet />
  </main>
)
