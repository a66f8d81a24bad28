/** Looks like a QR code and holds nothing: nobody should scan it. */
export function QrCode() {
  return (
    <svg className="qr" aria-hidden="true" viewBox="0 0 21 21" width="84" fill="none" stroke="currentColor">
      <path d="M.5.5h6v6h-6zM14.5.5h6v6h-6zM.5 14.5h6v6h-6zM2.5 3.5h2M16.5 3.5h2M2.5 17.5h2" />
      <path
        strokeDasharray="1 2 2 1 1 1 3 2"
        d="M8 1.5h5M8 3.5h5M8 5.5h5M0 8.5h21M0 10.5h21M0 12.5h21M8 14.5h13M8 16.5h13M8 18.5h13M8 20h13"
      />
    </svg>
  );
}
