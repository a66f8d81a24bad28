"""Opens a window of Qt WebEngine for the tests to drive: window.py QT-VERSION PORT. QT-VERSION is 5 or 6, PORT that of its DevTools."""

import importlib
import os
import sys

version, port = sys.argv[1:]
os.environ.update(
    QT_QPA_PLATFORM="offscreen",
    QT_QUICK_BACKEND="software",
    QTWEBENGINE_DISABLE_SANDBOX="1",
    QTWEBENGINE_REMOTE_DEBUGGING=port,
    QTWEBENGINE_CHROMIUM_FLAGS="--disable-gpu --disable-background-networking --disable-sync",
)
widgets = importlib.import_module(f"PyQt{version}.QtWidgets")
engine = importlib.import_module(f"PyQt{version}.QtWebEngineWidgets")
core = importlib.import_module(f"PyQt{version}.QtCore")

application = widgets.QApplication(sys.argv[:1])
window = engine.QWebEngineView()
window.resize(1280, 900)
window.load(core.QUrl("about:blank"))
window.show()
sys.exit(application.exec() if version == "6" else application.exec_())
