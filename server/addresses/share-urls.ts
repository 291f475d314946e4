// Invitation links, and the services they can be shared through.

export function shareUrls(origin: string, inviteCode: string): Record<string, string> {
  const address = `${origin}/?inviteCode=${encodeURIComponent(inviteCode)}`;
  const encoded = encodeURIComponent(address);
  return {
    copy: address,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
    line: `https://social-plugins.line.me/lineit/share?url=${encoded}`,
    whatsapp: `https://wa.me/?text=${encoded}`,
    telegram: `https://t.me/share/url?url=${encoded}`,
  };
}
