import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { editPath } from '../paths.ts';

/** Opens the editor for whoever may edit the page, when the address ends in '#edit'. */
export function useEditHash(path: string, mayEdit: boolean): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === '#edit' && mayEdit) navigate(editPath(path), { replace: true });
  }, [hash, mayEdit, path, navigate]);
}
