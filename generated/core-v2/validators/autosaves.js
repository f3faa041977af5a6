// Written by `npm run generate` from openapi/. Changes belong there.

const xe=M=>{const ie=Q,w=M.lengthOf;function d(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(typeof r=="string"){if(w(r)>8e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return d.
errors=e,s===0}function y(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(Array.
isArray(r)){const t=r.length;for(let l=0;l<t;l++)d(r[l],{instancePath:n+"/"+l,parentData:r,parentDataProperty:l,rootData:o})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}function F(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(typeof r=="string"){if(w(r)>2e3){const t={instancePath:n,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}return F.errors=e,s===0}function c(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++)F(r[l],{instancePath:n+"/"+l,
parentData:r,parentDataProperty:l,rootData:o})||(e=e===null?F.errors:e.concat(F.errors),s=e.length)}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return c.
errors=e,s===0}const ae={type:"string",enum:["view","embed","edit"]};function _(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={
instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ae.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function m(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r._fields!==void 0&&(y(r._fields,{instancePath:n+
"/_fields",parentData:r,parentDataProperty:"_fields",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
r._embed!==void 0&&(c(r._embed,{instancePath:n+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:o})||(e=e===null?
c.errors:e.concat(c.errors),s=e.length)),r.parent!==void 0){let t=r.parent;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),s++}}r.context!==void 0&&(_(r.context,{instancePath:n+"/context",parentData:r,
parentDataProperty:"context",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),s=e.length))}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return m.
errors=e,s===0}function a(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){
let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const l={instancePath:n+"/id",schemaPath:"#/propert\
ies/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}}}else{const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return a.errors=e,s===0}function Q(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+"/query",parentData:r,
parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.params!==void 0&&(a(r.params,
{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),
s=e.length))),Q.errors=e,s===0}const ue=X;function f(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:n+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r._embed!==void 0&&(c(r.
_embed,{instancePath:n+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:o})||(e=e===null?c.errors:e.concat(c.
errors),s=e.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}const ye={type:"object",required:[],properties:{date:{
$ref:"/shared/0"},date_gmt:{$ref:"/shared/0"},slug:{$ref:"/shared/1"},title:{$ref:"/schemas/TitleInput"},author:{type:"i\
nteger"},featured_media:{type:["integer","null"]},comment_status:{$ref:"/shared/2"},ping_status:{$ref:"/shared/2"},template:{
$ref:"/shared/3"}}},ce={type:["string","null"],format:"date-time-or-local"},me=M.formats["date-time-or-local"];function u(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(typeof r!="string"&&r!==null){const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:ce.type},message:"must be string,null"};e===null?e=[t]:e.
push(t),s++}if(typeof r=="string"&&!me(r)){const t={instancePath:n,schemaPath:"#/format",keyword:"format",params:{format:"\
date-time-or-local"},message:'must match format "date-time-or-local"'};e===null?e=[t]:e.push(t),s++}return u.errors=e,s===
0}const fe={type:["string","null"],maxLength:2e3};function k(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(typeof r!="string"&&r!==null){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:fe.
type},message:"must be string,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&w(r)>2e3){const t={instancePath:n,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[t]:e.push(t),s++}return k.errors=e,s===0}const he={type:["string","object"],maxLength:2e3,required:[],properties:{raw:{
$ref:"/shared/3"}}},ge={type:["string","number","boolean","null"],maxLength:2e3};function h(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r))&&typeof r!=
"boolean"&&r!==null){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:ge.type},message:"must be s\
tring,number,boolean,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&w(r)>2e3){const t={instancePath:n,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.
push(t),s++}return h.errors=e,s===0}function A(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:he.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="\
string"&&w(r)>2e3){const t={instancePath:n,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must\
 NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}return r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==
void 0&&(h(r.raw,{instancePath:n+"/raw",parentData:r,parentDataProperty:"raw",rootData:o})||(e=e===null?h.errors:e.concat(
h.errors),s=e.length)),A.errors=e,s===0}const ve={type:"string",enum:["open","closed"]};function j(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="open"||r===
"closed")){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ve.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}function O(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.date!==
void 0&&(u(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"date",rootData:o})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length)),r.date_gmt!==void 0&&(u(r.date_gmt,{instancePath:n+"/date_gmt",parentData:r,parentDataProperty:"d\
ate_gmt",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.slug!==void 0&&(k(r.slug,{instancePath:n+"\
/slug",parentData:r,parentDataProperty:"slug",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.title!==
void 0&&(A(r.title,{instancePath:n+"/title",parentData:r,parentDataProperty:"title",rootData:o})||(e=e===null?A.errors:e.
concat(A.errors),s=e.length)),r.author!==void 0){let t=r.author;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const l={instancePath:n+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),s++}}if(r.featured_media!==void 0){let t=r.featured_media;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const l={instancePath:n+"/featured_media",schemaPath:"#/properties/feat\
ured_media/type",keyword:"type",params:{type:ye.properties.featured_media.type},message:"must be integer,null"};e===null?
e=[l]:e.push(l),s++}}r.comment_status!==void 0&&(j(r.comment_status,{instancePath:n+"/comment_status",parentData:r,parentDataProperty:"\
comment_status",rootData:o})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.ping_status!==void 0&&(j(r.ping_status,
{instancePath:n+"/ping_status",parentData:r,parentDataProperty:"ping_status",rootData:o})||(e=e===null?j.errors:e.concat(
j.errors),s=e.length)),r.template!==void 0&&(h(r.template,{instancePath:n+"/template",parentData:r,parentDataProperty:"t\
emplate",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),s=e.length))}else{const t={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===
0}const R={type:["string","null"],enum:["publish","future","draft","pending","private","ads_expired","fields-disabled","\
cal-ea-success","cal-ea-failed","cal-ea-schedule","cal-ea-pending","cal-ea-draft","cal-ignored","trash",null]};function q(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(typeof r!="string"&&r!==null){const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:R.type},message:"must be string,null"};e===null?e=[t]:e.push(
t),s++}if(!(r==="publish"||r==="future"||r==="draft"||r==="pending"||r==="private"||r==="ads_expired"||r==="fields-disab\
led"||r==="cal-ea-success"||r==="cal-ea-failed"||r==="cal-ea-schedule"||r==="cal-ea-pending"||r==="cal-ea-draft"||r==="c\
al-ignored"||r==="trash"||r===null)){const t={instancePath:n,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:R.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}const be={
type:["string","null"],maxLength:4096};function x(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(typeof r!="string"&&r!==null){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:be.
type},message:"must be string,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&w(r)>4096){const t={instancePath:n,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===
null?e=[t]:e.push(t),s++}return x.errors=e,s===0}const S={type:["string","object"],required:[],properties:{raw:{type:["s\
tring","number","boolean","null"]}}};function E(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(typeof r!="string"&&!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:S.type},message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(r&&typeof r==
"object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&!(typeof t=="number"&&isFinite(t))&&typeof t!=
"boolean"&&t!==null){const l={instancePath:n+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type:S.properties.
raw.type},message:"must be string,number,boolean,null"};e===null?e=[l]:e.push(l),s++}}return E.errors=e,s===0}const U={type:[
"string","object"],maxLength:2e4,required:[],properties:{raw:{type:["string","number","boolean","null"],maxLength:2e4}}};
function N(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(typeof r!="string"&&
!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:U.type},
message:"must be string,object"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&w(r)>2e4){const t={instancePath:n,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[t]:e.
push(t),s++}if(r&&typeof r=="object"&&!Array.isArray(r)&&r.raw!==void 0){let t=r.raw;if(typeof t!="string"&&!(typeof t==
"number"&&isFinite(t))&&typeof t!="boolean"&&t!==null){const l={instancePath:n+"/raw",schemaPath:"#/properties/raw/type",
keyword:"type",params:{type:U.properties.raw.type},message:"must be string,number,boolean,null"};e===null?e=[l]:e.push(l),
s++}if(typeof t=="string"&&w(t)>2e4){const l={instancePath:n+"/raw",schemaPath:"#/properties/raw/maxLength",keyword:"max\
Length",params:{limit:2e4},message:"must NOT have more than 20000 characters"};e===null?e=[l]:e.push(l),s++}}return N.errors=
e,s===0}function T(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r==
"object"&&!Array.isArray(r))for(const t in r){let l=r[t];if(typeof l=="string"&&w(l)>65535){const D={instancePath:n+"/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit:65535},
message:"must NOT have more than 65535 characters"};e===null?e=[D]:e.push(D),s++}if(Array.isArray(l)&&l.length>1e3){const D={
instancePath:n+"/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/maxItems",keyword:"maxIte\
ms",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[D]:e.push(D),s++}}else{const t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.
errors=e,s===0}function $(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&
typeof r=="object"&&!Array.isArray(r))r.status!==void 0&&(q(r.status,{instancePath:n+"/status",parentData:r,parentDataProperty:"\
status",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.password!==void 0&&(x(r.password,{instancePath:n+
"/password",parentData:r,parentDataProperty:"password",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),
r.content!==void 0&&(E(r.content,{instancePath:n+"/content",parentData:r,parentDataProperty:"content",rootData:o})||(e=e===
null?E.errors:e.concat(E.errors),s=e.length)),r.excerpt!==void 0&&(N(r.excerpt,{instancePath:n+"/excerpt",parentData:r,parentDataProperty:"\
excerpt",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),r.meta!==void 0&&(T(r.meta,{instancePath:n+"\
/meta",parentData:r,parentDataProperty:"meta",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),s=e.length));else{const t={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return $.errors=e,s===0}function L(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
s=0;return O(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?O.errors:e.concat(O.errors),s=
e.length),$(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?$.errors:e.concat($.errors),s=
e.length),L.errors=e,s===0}const W={type:"object",required:[],properties:{format:{type:"string",enum:["standard","aside",
"chat","gallery","link","image","quote","status","video","audio"]},sticky:{type:["boolean","null"]},categories:{$ref:"/s\
hared/6"},tags:{$ref:"/shared/6"}}},Pe={type:["array","null"],items:{type:"integer"}};function g(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(!Array.isArray(r)&&r!==null){const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:Pe.type},message:"must be array,null"};e===null?e=[t]:e.push(t),s++}if(Array.isArray(
r)){const t=r.length;for(let l=0;l<t;l++){let D=r[l];if(!(typeof D=="number"&&!(D%1)&&!isNaN(D)&&isFinite(D))){const pe={
instancePath:n+"/"+l,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[pe]:e.push(pe),s++}}}return g.errors=e,s===0}function V(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.format!==void 0){let t=r.format;if(typeof t!="string"){
const l={instancePath:n+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[l]:e.push(l),s++}if(!(t==="standard"||t==="aside"||t==="chat"||t==="gallery"||t==="link"||t===
"image"||t==="quote"||t==="status"||t==="video"||t==="audio")){const l={instancePath:n+"/format",schemaPath:"#/propertie\
s/format/enum",keyword:"enum",params:{allowedValues:W.properties.format.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[l]:e.push(l),s++}}if(r.sticky!==void 0){let t=r.sticky;if(typeof t!="boolean"&&t!==null){const l={
instancePath:n+"/sticky",schemaPath:"#/properties/sticky/type",keyword:"type",params:{type:W.properties.sticky.type},message:"\
must be boolean,null"};e===null?e=[l]:e.push(l),s++}}r.categories!==void 0&&(g(r.categories,{instancePath:n+"/categories",
parentData:r,parentDataProperty:"categories",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.tags!==
void 0&&(g(r.tags,{instancePath:n+"/tags",parentData:r,parentDataProperty:"tags",rootData:o})||(e=e===null?g.errors:e.concat(
g.errors),s=e.length))}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}function B(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;return L(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
L.errors:e.concat(L.errors),s=e.length),V(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
V.errors:e.concat(V.errors),s=e.length),B.errors=e,s===0}function v(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.parent!==void 0){let t=r.parent;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}}}else{const t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===
0}function I(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return B(r,{instancePath:n,
parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?B.errors:e.concat(B.errors),s=e.length),v(r,{instancePath:n,
parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),I.errors=e,s===0}function X(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),s=e.length)),r.body!==void 0&&(I(r.body,
{instancePath:n+"/body",parentData:r,parentDataProperty:"body",rootData:o})||(e=e===null?I.errors:e.concat(I.errors),s=e.
length))),X.errors=e,s===0}const De=Y;function b(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:n+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:o})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r._embed!==void 0&&(c(r.
_embed,{instancePath:n+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:o})||(e=e===null?c.errors:e.concat(c.
errors),s=e.length)),r.context!==void 0&&(_(r.context,{instancePath:n+"/context",parentData:r,parentDataProperty:"contex\
t",rootData:o})||(e=e===null?_.errors:e.concat(_.errors),s=e.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}function P(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.parent===void 0){const t={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pa\
rent"},message:"must have required property 'parent'"};e===null?e=[t]:e.push(t),s++}if(r.id===void 0){const t={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===
null?e=[t]:e.push(t),s++}if(r.parent!==void 0){let t=r.parent;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),s++}}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const l={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[l]:e.push(l),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function Y(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(b(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?b.errors:e.
concat(b.errors),s=e.length)),r.params!==void 0&&(P(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))),Y.errors=e,s===0}const we=Z;function Z(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(m(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?m.errors:e.
concat(m.errors),s=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),s=e.length))),Z.errors=e,s===0}const _e=re,ee={type:"objec\
t",required:[],properties:{parent:{type:["integer","null"]},menu_order:{type:["integer","null"],minimum:-2147483648,maximum:2147483647}}};
function z(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.parent!==void 0){let t=r.parent;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==
null){const l={instancePath:n+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type:ee.properties.
parent.type},message:"must be integer,null"};e===null?e=[l]:e.push(l),s++}}if(r.menu_order!==void 0){let t=r.menu_order;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const l={instancePath:n+"/menu_order",schemaPath:"#/\
properties/menu_order/type",keyword:"type",params:{type:ee.properties.menu_order.type},message:"must be integer,null"};e===
null?e=[l]:e.push(l),s++}if(typeof t=="number"&&isFinite(t)){if(t>2147483647||isNaN(t)){const l={instancePath:n+"/menu_o\
rder",schemaPath:"#/properties/menu_order/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[l]:e.push(l),s++}if(t<-2147483648||isNaN(t)){const l={instancePath:n+"/menu_order",schemaPath:"\
#/properties/menu_order/minimum",keyword:"minimum",params:{comparison:">=",limit:-2147483648},message:"must be >= -21474\
83648"};e===null?e=[l]:e.push(l),s++}}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}function C(r,{instancePath:n="",parentData:p,
parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return L(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||
(e=e===null?L.errors:e.concat(L.errors),s=e.length),z(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||
(e=e===null?z.errors:e.concat(z.errors),s=e.length),C.errors=e,s===0}function G(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;return C(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
C.errors:e.concat(C.errors),s=e.length),v(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
v.errors:e.concat(v.errors),s=e.length),G.errors=e,s===0}function re(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.params!==
void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:
e.concat(a.errors),s=e.length)),r.body!==void 0&&(G(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?G.errors:e.concat(G.errors),s=e.length))),re.errors=e,s===0}const ke=te;function te(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(b(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?b.errors:e.
concat(b.errors),s=e.length)),r.params!==void 0&&(P(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))),te.errors=e,s===0}const Ae=se;function se(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(m(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.params!==void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,
parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:e.concat(a.errors),s=e.length))),se.errors=e,s===0}const je=oe,
ne={type:"object",required:[],additionalProperties:!0,properties:{pattern_sync_status:{type:["string","null"],enum:["","\
partial","unsynced",null]}}};function H(r,{instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.pattern_sync_status!==void 0){let t=r.pattern_sync_status;if(typeof t!=
"string"&&t!==null){const l={instancePath:n+"/pattern_sync_status",schemaPath:"#/properties/pattern_sync_status/type",keyword:"\
type",params:{type:ne.properties.pattern_sync_status.type},message:"must be string,null"};e===null?e=[l]:e.push(l),s++}if(!(t===
""||t==="partial"||t==="unsynced"||t===null)){const l={instancePath:n+"/pattern_sync_status",schemaPath:"#/properties/pa\
ttern_sync_status/enum",keyword:"enum",params:{allowedValues:ne.properties.pattern_sync_status.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{const t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return H.errors=e,s===0}function J(r,{
instancePath:n="",parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r))r.date!==void 0&&(u(r.date,{instancePath:n+"/date",parentData:r,parentDataProperty:"date",rootData:o})||(e=e===null?u.
errors:e.concat(u.errors),s=e.length)),r.date_gmt!==void 0&&(u(r.date_gmt,{instancePath:n+"/date_gmt",parentData:r,parentDataProperty:"\
date_gmt",rootData:o})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),r.slug!==void 0&&(k(r.slug,{instancePath:n+
"/slug",parentData:r,parentDataProperty:"slug",rootData:o})||(e=e===null?k.errors:e.concat(k.errors),s=e.length)),r.status!==
void 0&&(q(r.status,{instancePath:n+"/status",parentData:r,parentDataProperty:"status",rootData:o})||(e=e===null?q.errors:
e.concat(q.errors),s=e.length)),r.password!==void 0&&(x(r.password,{instancePath:n+"/password",parentData:r,parentDataProperty:"\
password",rootData:o})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),r.content!==void 0&&(E(r.content,{instancePath:n+
"/content",parentData:r,parentDataProperty:"content",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),
r.excerpt!==void 0&&(N(r.excerpt,{instancePath:n+"/excerpt",parentData:r,parentDataProperty:"excerpt",rootData:o})||(e=e===
null?N.errors:e.concat(N.errors),s=e.length)),r.title!==void 0&&(A(r.title,{instancePath:n+"/title",parentData:r,parentDataProperty:"\
title",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.template!==void 0&&(h(r.template,{instancePath:n+
"/template",parentData:r,parentDataProperty:"template",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
r.meta!==void 0&&(H(r.meta,{instancePath:n+"/meta",parentData:r,parentDataProperty:"meta",rootData:o})||(e=e===null?H.errors:
e.concat(H.errors),s=e.length)),r.core_pattern_category!==void 0&&(g(r.core_pattern_category,{instancePath:n+"/core_patt\
ern_category",parentData:r,parentDataProperty:"core_pattern_category",rootData:o})||(e=e===null?g.errors:e.concat(g.errors),
s=e.length));else{const t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[t]:e.push(t),s++}return J.errors=e,s===0}function K(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;return J(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
J.errors:e.concat(J.errors),s=e.length),v(r,{instancePath:n,parentData:p,parentDataProperty:i,rootData:o})||(e=e===null?
v.errors:e.concat(v.errors),s=e.length),K.errors=e,s===0}function oe(r,{instancePath:n="",parentData:p,parentDataProperty:i,
rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(f(r.query,{instancePath:n+
"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.params!==
void 0&&(a(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"params",rootData:o})||(e=e===null?a.errors:
e.concat(a.errors),s=e.length)),r.body!==void 0&&(K(r.body,{instancePath:n+"/body",parentData:r,parentDataProperty:"body",
rootData:o})||(e=e===null?K.errors:e.concat(K.errors),s=e.length))),oe.errors=e,s===0}const qe=le;function le(r,{instancePath:n="",
parentData:p,parentDataProperty:i,rootData:o=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(b(r.query,{instancePath:n+"/query",parentData:r,parentDataProperty:"query",rootData:o})||(e=e===null?b.errors:e.
concat(b.errors),s=e.length)),r.params!==void 0&&(P(r.params,{instancePath:n+"/params",parentData:r,parentDataProperty:"\
params",rootData:o})||(e=e===null?P.errors:e.concat(P.errors),s=e.length))),le.errors=e,s===0}return{createBlockAutosave:je,
createPageAutosave:_e,createPostAutosave:ue,getBlockAutosave:qe,getPageAutosave:ke,getPostAutosave:De,listBlockAutosaves:Ae,
listPageAutosaves:we,listPostAutosaves:ie}};export{xe as createValidators};
