// Written by `npm run generate` from openapi/. Changes belong there.

const q=g=>{const v=f,D=g.lengthOf;function c(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,
s=0;if(typeof r=="string"){if(D(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===
0}function y(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let o=0,l=s;o<t&&s===l;o++)c(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:n})||
(e=e===null?c.errors:e.concat(c.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}const P={type:"string",enum:[
"view","embed","edit"]};function m(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){let e=null,s=0;
if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:a,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:P.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return m.errors=e,s===0}function p(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:a+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.context!==void 0&&(m(r.
context,{instancePath:a+"/context",parentData:r,parentDataProperty:"context",rootData:n})||(e=e===null?m.errors:e.concat(
m.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}return p.errors=e,s===0}function f(r,{instancePath:a="",parentData:i,parentDataProperty:u,
rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(p(r.query,{instancePath:a+
"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.params!==
void 0)){let t=r.params;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const o={instancePath:a+"/params",schemaPath:"#/\
properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}return f.
errors=e,s===0}const b=h,w=new RegExp("[\\w-]+","u");function h(r,{instancePath:a="",parentData:i,parentDataProperty:u,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(p(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.params!==void 0)){let t=r.
params;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.location===void 0){const o={instancePath:a+"/params",schemaPath:"\
#/properties/params/required",keyword:"required",params:{missingProperty:"location"},message:"must have required propert\
y 'location'"};e===null?e=[o]:e.push(o),s++}if(t.location!==void 0){let o=t.location;if(typeof o=="string"){if(!w.test(o)){
const l={instancePath:a+"/params/location",schemaPath:"#/properties/params/properties/location/pattern",keyword:"pattern",
params:{pattern:"[\\w-]+"},message:'must match pattern "[\\w-]+"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:a+
"/params/location",schemaPath:"#/properties/params/properties/location/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),s++}}}else{const o={instancePath:a+"/params",schemaPath:"#/properties/params/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}return h.errors=e,s===
0}return{getMenuLocation:b,listMenuLocations:v}};export{q as createValidators};
