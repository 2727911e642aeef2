import { Outlet } from '@tanstack/react-router'
import { Mark } from '@vitrine/ui/mark'
import type { ReactNode } from 'react'

/** The frame of pages in front of everything else. */
export const AuthLayout = ({ children }: { readonly children: ReactNode }) => (
  <main className="auth-page">
    <Mark />
    {children}
  </main>
)

/** The same for pages of people who are not signed in. */
export const AuthRouteLayout = () => (
  <AuthLayout>
    <Outlet />
  </AuthLayout>
)
