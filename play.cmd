@echo off
rem Builds the game when its sources have changed, then starts it; the twin of ./play, which says why.
setlocal
set "root=%~dp0"
set "app=%root%javafx-client\target\app"
set "log=%root%javafx-client\target\build.log"
set "help=%root%scripts\help\play.txt"
set "headless="
set "hostoptions="

rem With --headless the other options go to the host unread.
for %%o in (%*) do if "%%~o"=="--headless" set "headless=1"
if defined headless set "help=%root%scripts\help\headless.txt"
for %%o in (%*) do if "%%~o"=="--help" goto usage
if defined headless goto collect

set "all=%*"
rem The help names each option after a blank, and one that needs a value with =VALUE behind it. What does not begin with a
rem dash is a saved game or an invite, which the program looks at.
:check
if "%~1"=="" goto checked
set "word=%~1"
if not "%word:~0,1%"=="-" goto next
findstr /c:" %word% " "%help%" >nul
if not errorlevel 1 goto next
findstr /c:" %word%=" "%help%" >nul
if errorlevel 1 (
    echo Unknown option %word%; play --help lists the options. 1>&2
    exit /b 2
)
if "%~2"=="" (
    echo %word% needs a value after it; play --help lists the options. 1>&2
    exit /b 2
)
shift
:next
shift
goto check

:collect
if "%~1"=="" goto checked
if not "%~1"=="--headless" set hostoptions=%hostoptions% %1
shift
goto collect

:checked
call "%root%scripts\find-jdk.cmd" || exit /b 1

rem PowerShell is on every Windows; it answers 0 when nothing is newer than the last build.
powershell -NoProfile -Command ^
    "Set-Location -LiteralPath $env:root; if (-not (Test-Path $env:app)) { exit 2 };" ^
    "if (-not (Test-Path $env:app\built)) { exit 1 };" ^
    "$built = (Get-Item $env:app\built).LastWriteTimeUtc;" ^
    "$sources = @(Get-Item pom.xml, */pom.xml, lan-host/browser/pom.xml) + @(Get-ChildItem -Recurse -Force .mvn, */src/main, */src/build, lan-host/browser/src/main, lan-host/browser/src/build, lan-host/browser/src/emulation);" ^
    "if ($sources | Where-Object LastWriteTimeUtc -gt $built | Select-Object -First 1) { exit 1 }"
if not errorlevel 1 goto start
if errorlevel 2 (
    echo Building Can't Stop for the first time: this takes about two minutes ...
) else (
    echo Building Can't Stop anew, as something has changed ...
)
call "%root%scripts\find-maven.cmd" || exit /b 1
if not exist "%root%javafx-client\target" mkdir "%root%javafx-client\target"
rem The moment the build began: what is edited meanwhile is newer.
type nul > "%root%javafx-client\target\build.began"
call "%MAVEN%" --batch-mode -f "%root%pom.xml" -Dmaven.test.skip=true package > "%log%" 2>&1
if errorlevel 1 (
    echo The build failed; all of it stands in %log%. 1>&2
    exit /b 1
)
move /y "%root%javafx-client\target\build.began" "%app%\built" >nul
echo Built.

:start
rem Each start copies the library for TLS out of its jar, and Windows can't delete a copy in use: the next start does.
set "copies=%TEMP%\cant-stop-tls"
del /q "%copies%\*" >nul 2>&1
if defined headless (
    "%JAVA_HOME%\bin\java" "@%root%scripts\app.jvm" "-Dio.netty.native.workdir=%copies%" -p "%app%" -m cantstop.host/cantstop.host.net.HostMain %hostoptions%
) else (
    "%JAVA_HOME%\bin\java" "@%root%scripts\app.jvm" "-Dio.netty.native.workdir=%copies%" --enable-native-access=javafx.graphics -p "%app%" -m cantstop.client/cantstop.client.shell.Main %all%
)
exit /b %errorlevel%

:usage
type "%help%"
exit /b 0
