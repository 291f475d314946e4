import { arrowLeft, bell, cross, mail, search } from '#src/ui/Icon/shapes.ts';
import { IconButton, IconLink } from '#src/ui/IconButton/IconButton.tsx';
import { specimenOf } from '../../specimen.ts';

export const iconButton = specimenOf(
  { IconButton },
  {
    plain: <IconButton icon={search} label="Search" />,
    isDirectional: <IconButton icon={arrowLeft} label="Back" isDirectional />,
    isSmall: <IconButton icon={cross} label="Close" isSmall />,
    dot: <IconButton icon={bell} label="Messages" dot="New messages" />,
    disabled: <IconButton icon={search} label="Search" disabled />,
  },
);

export const iconLink = specimenOf(
  { IconLink },
  {
    plain: <IconLink icon={mail} label="Inbox" href="#IconLink" />,
    isDirectional: <IconLink icon={arrowLeft} label="Back" isDirectional href="#IconLink" />,
    isSmall: <IconLink icon={mail} label="Inbox" isSmall href="#IconLink" />,
    dot: <IconLink icon={mail} label="Inbox" dot="New mail" href="#IconLink" />,
    count: <IconLink icon={mail} label="Inbox" dot="3 unread" count={3} href="#IconLink" />,
    'large count': <IconLink icon={mail} label="Inbox" dot="128 unread" count={128} href="#IconLink" />,
  },
);
