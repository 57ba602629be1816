import type { Session } from './screens.ts';

export const presentSession = (session: Session) => ({
  Id: session.id,
  Device: session.device,
  Created: session.createdAt.toISOString(),
  LastActive: session.lastActiveAt.toISOString(),
  Current: session.current,
});
