export { AuthPage as RegisterPage } from '../../auth/auth-page.tsx'
