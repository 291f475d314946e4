// Where an invitation leads, and through which services it can be sent.

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
