import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ROUTES } from './routes.tsx'

export function App() {
  return (
    <Suspense>
      <Routes>
        {ROUTES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Suspense>
  )
}
